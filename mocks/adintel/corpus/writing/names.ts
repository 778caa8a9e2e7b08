const roots =
  "Quill Fennik Oster Wimble Tarn Brack Lumen Vesp Orrin Pell Sorrel Harro Mistle Dunlo Kestri Yarro Thissel Embri Willo " +
  "Corva Nettle Ashki Bramo Gorse Larken Marlo Ruddle Siskin Teasel Umbra Vello Wrenna Zephy Aldra Bracken Cindel Drift " +
  "Eldra Flinto Glim Hazzo Inkle Juni Kelpa Linnet Mosso Nimble Opalo";
const endings =
  "marsh hollow wick dale mere thorn loom field brook stead ford ridge fern moor lark vane haven crest bury gate sedge " +
  "rill holt combe garth fold hurst leigh mead shaw toft wold beck brake cairn drey eyot fen glade heath";
const givenNames =
  "Odalys Tam Ilse Renko Maribel Joss Anouk Dario Keziah Bram Liora Tomas Yuna Idris Saoirse Nadim Petra Callum Zuri Emil " +
  "Farah Otis Noor Hale Ines Jaro Thandi Rune Mika Selene Ravi Aiko Bela Cosmo Dunya Elio Freya Gideon Hana Ivo Juno Kaito " +
  "Leni Malik Nia Orla Pavel Quinn Rosa Stellan Tova Ugo Vera Wes Xenia Yara Zeno Amara Basil Cleo Dov Esme Finn Greta";
const familyNames =
  "Fenn Ilveru Marrowby Tesk Okandu Vellanoweth Quarshe Lindqvar Bramwick Osterlo Penhallis Zamoyra Duskin Farrowe Greel " +
  "Hollanby Imbarek Jessup-Rook Kovarel Larkspan Mirande Nakaseto Oyelund Pasquillo Ravenelo Sorbello Tindallo Umeki Varga-Hill " +
  "Wintle Yamadoru Zellwick Abernale Bexarro Caspanen Drummel Eskander Fotherly Gantzo Haverlin Ivarro Jankovel Kestenby " +
  "Lomande Mackrell Noriyaki Ostrandel Pellamy Quintrel Rosander Stavrou-Lee Tamboli Ullery Vasquine Whitlomme Yardanel " +
  "Zubarri Ashgrove Bellwether-Ro Corrano Delacroft Enderlin Falkov Grimaldel";

const rootList = roots.split(" ");
const endingList = endings.split(" ");
const givenList = givenNames.split(" ");
const familyList = familyNames.split(" ");

/** The name of a brand or a creator, and the same as a handle. */
export interface Name {
  readonly name: string;
  readonly handle: string;
}

/**
 * Name of the brand of this number, counted from 0; `word` is a word of its trade. No two numbers below 10,000 have the
 * same name. `offset` shuffles the names from world to world.
 */
export function brandName(number: number, offset: number, word: string, useWord: boolean): Name {
  const total = rootList.length * endingList.length;
  // 787 has no divisor in common with the total, so that this visits every pair once before it comes round.
  const pair = (number * 787 + offset) % total;
  const name = `${rootList[Math.floor(pair / endingList.length)]}${endingList[pair % endingList.length]}`;
  const round = Math.floor(number / total);
  if (round > 0) return named(`${name} ${word} ${round + 1}`);
  return named(useWord ? `${name} ${word}` : name);
}

/** Name of the creator of this number, counted from 0, as `brandName`. */
export function creatorName(number: number, offset: number): Name {
  const total = givenList.length * familyList.length;
  const pair = (number * 1583 + offset) % total;
  const given = givenList[Math.floor(pair / familyList.length)];
  const family = familyList[pair % familyList.length];
  const round = Math.floor(number / total);
  return named(round > 0 ? `${given} ${family} ${round + 1}` : `${given} ${family}`);
}

/** A name and its handle: small letters and digits only. */
export function named(name: string): Name {
  return { name, handle: name.toLowerCase().replaceAll(/[^a-z0-9]/g, "") };
}
