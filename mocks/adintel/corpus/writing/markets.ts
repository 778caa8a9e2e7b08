import type { Language } from "@adintel/client/types";

/** A country, the language in which people are addressed there, and what texts say of it. */
export interface Market {
  readonly location: string;
  readonly language: Language;
  readonly cities: readonly string[];
  /** A price in dollars as people pay it there, rounded as shops do. */
  readonly price: (usd: number) => string;
}

const usd = currency("$", 1);
const eur = currency("€", 0.94);
const usCities = ["Denver", "Portland", "Chicago", "Austin"];

/** Where accounts are at home; the large markets come up more than once. */
export const markets: readonly Market[] = [
  market("United States", "English", usCities, usd),
  market("United Kingdom", "English", ["Leeds", "Bristol", "Glasgow"], currency("£", 0.79)),
  market("Germany", "German", ["Hamburg", "Leipzig", "Köln"], eur),
  market("France", "French", ["Lyon", "Nantes", "Lille"], eur),
  market("United States", "Spanish", ["Miami", "San Antonio", "Los Angeles"], usd),
  market("Spain", "Spanish", ["Valencia", "Bilbao", "Sevilla"], eur),
  market("United States", "English", usCities, usd),
  market("Brazil", "Portuguese", ["Curitiba", "Recife", "São Paulo"], currency("R$ ", 5.4)),
  market("Italy", "Italian", ["Torino", "Bologna", "Bari"], eur),
  market("Netherlands", "Dutch", ["Utrecht", "Groningen", "Rotterdam"], eur),
  market("Canada", "English", ["Halifax", "Calgary", "Ottawa"], currency("C$", 1.37)),
  market("Japan", "Japanese", ["大阪", "札幌", "福岡"], currency("¥", 150)),
  market("Australia", "English", ["Perth", "Brisbane", "Hobart"], currency("A$", 1.52)),
  market("Sweden", "English", ["Malmö", "Uppsala", "Gothenburg"], currency("", 10.5, " kr")),
  market("United Arab Emirates", "Arabic", ["دبي", "أبوظبي", "الشارقة"], currency("AED ", 3.67)),
  market("South Korea", "English", ["Busan", "Daegu", "Seoul"], currency("₩", 1370)),
  market("Mexico", "Spanish", ["Puebla", "Mérida", "Guadalajara"], currency("MX$", 18)),
  market("India", "English", ["Pune", "Jaipur", "Lucknow"], currency("₹", 84)),
  market("Portugal", "English", ["Porto", "Braga", "Coimbra"], eur),
];

/** The market in which a language is spoken whose turn it is. */
export function marketFor(language: Language, turn: number): Market {
  const spoken = markets.filter((one) => one.language === language);
  const chosenMarket = spoken[turn % spoken.length];
  if (!chosenMarket) throw new RangeError(`nobody speaks ${language}`);
  return chosenMarket;
}

function market(
  location: string,
  language: Language,
  cities: readonly string[],
  price: Market["price"],
): Market {
  return { location, language, cities, price };
}

/** Prices with two digits that count, just below a round number: 139 and 20,900. */
function currency(prefix: string, rate: number, suffix = ""): Market["price"] {
  return (dollars) => {
    const amount = dollars * rate;
    let unit = 1;
    while (amount >= unit * 100) unit *= 10;
    const rounded = Math.round(amount / unit) * unit - Math.floor(unit / 10);
    return `${prefix}${grouped(rounded)}${suffix}`;
  };
}

/** A whole number with commas between its thousands. */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ",");
}
