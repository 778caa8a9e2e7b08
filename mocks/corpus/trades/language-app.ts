import type { Trade } from "../trade.ts";

export const languageApp: Trade = {
  id: "language-app",
  topic: "learning languages",
  category: "Education",
  words: ["Lingua", "Languages", "Speak", "Words", "Tongue"],
  icon: "M3 4h12v8H8l-4 3v-3H3zM17 9h4v8h-1v3l-4-3h-6v-3M6 7h6M6 9.5h4",
  shelves: ["Education > Language Learning"],
  products: ["Speaking plan", "Travel course", "Tutor hour", "Word trainer", "Grammar pack", "Family plan"],
  about: [
    "{name} teaches languages by talking from the first minute.",
    "A language app with lessons of nine minutes and tutors who call back.",
    "Courses written by linguists for people who failed at school French.",
  ],
  hooks: {
    question: ["Can you order dinner in another language?", "Why can you read it but not say it?"],
    number: ["9 minutes a day, 60 days, this happened", "Five phrases that saved my trip"],
    dare: ["I called a stranger in Italian", "Say this out loud, now"],
    confession: [
      "I lived there for three years and spoke English",
      "I had a 400-day streak and could not talk",
    ],
    mistake: ["Stop learning colours and animals", "Do not translate in your head"],
    proof: ["My mother-in-law finally laughed at my joke", "Two million spoken lessons last month"],
    scene: ["Lisbon, first morning, no English menu", "My first meeting in German"],
  },
  angles: [
    { label: "Speak from day one", tags: ["speaking", "confidence"] },
    { label: "Small lessons that fit a day", tags: ["time", "habit"] },
    { label: "Streaks do not teach you to talk", tags: ["comparison"] },
    { label: "Be part of the family", tags: ["emotion"] },
    { label: "Learn what you need for the trip", tags: null },
  ],
  personas: [
    { label: "Travelers with a date in mind", tags: ["travel", "goal"] },
    { label: "Partners from two countries", tags: ["family", "emotion"] },
    { label: "People who moved abroad", tags: ["life event"] },
    { label: "Adults who gave up at school", tags: ["frustration"] },
    { label: "Commuters", tags: null },
  ],
  sellingPoints: [
    {
      label: "Real conversations",
      tags: ["speaking"],
      texts: ["Talk to a person every week", "Dialogues, not word lists"],
    },
    {
      label: "Nine-minute lessons",
      tags: ["time"],
      texts: ["Lessons of nine minutes", "Fits between two stops"],
    },
    {
      label: "Feedback on your accent",
      tags: ["technology"],
      texts: ["Hears what you get wrong", "Kind corrections at once"],
    },
    {
      label: "Works offline",
      tags: ["convenience"],
      texts: ["Works on a plane", "Lessons can be downloaded"],
    },
    { label: "No advertising", tags: null, texts: ["Free of advertising", "No hearts to lose"] },
  ],
  painPoints: [
    "Freezing when someone answers",
    "No time for classes",
    "Forgetting words after a week",
    "Embarrassment about the accent",
    "Endless grammar tables",
    "Apps that feel like games",
  ],
  scenes: [
    "A man orders at a bakery in a new language and the baker answers fast.",
    "Screen recording of a lesson with the learner's face in the corner.",
    "A woman calls her partner's grandmother and reads from no notes.",
    "People on the street try to say a simple sentence they learned at school.",
    "A commuter's week in nine-minute pieces.",
  ],
  titles: [
    "Start talking today",
    "{name}: nine minutes a day",
    "Your trip is in sixty days",
    "Speak, do not swipe",
    "Test your level in four minutes",
    "For everyone who gave up at school",
  ],
  pages: ["start", "level-test", "courses/italian", "courses/german", "tutors", "pricing", "stories"],
  campaigns: [
    {
      title: "Sixty days to the trip",
      category: "Evergreen",
      summary: "Learners with a ticket and a deadline.",
    },
    { title: "Call home", category: "Brand", summary: "Calls between families that share no language." },
    { title: "Tutors are here", category: "Product launch", summary: null },
    {
      title: "What school did not teach",
      category: "Education",
      summary: "Sentences people wish they had learned.",
    },
  ],
  offers: [
    { title: "Fourteen days free", category: "Free trial", summary: "All languages, no card needed." },
    { title: "A year for the price of eight months", category: "Discount", summary: null },
    { title: "Family plan for six", category: "Bundle", summary: "Six learners on one plan." },
    { title: "Give a month, get a month", category: "Gift", summary: null },
  ],
};
