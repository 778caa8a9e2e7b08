/** What a preset or a date is. */
export const dateLiberties = {
  "dates/pacific": "The zone of dates is not stated: eight hours behind UTC.",
  "dates/week-from-sunday": "When a week begins is not stated: on Sunday.",
  "dates/last-days-without-today": "Whether the last days include today is not stated: they do not.",
  "dates/today-empty": "When a creative shows up is not stated: a day later, so that `today` finds nothing.",
  "dates/last-days-rolling": "Whether the last days are whole days is not stated: they are hours from now.",
  "dates/last-months-whole": "Whether the last months are whole months is not stated: they are.",
  "dates/last-months-of-thirty-days": "How long the last months are is not stated: 30 days each.",
  "dates/last-year-rolling": "Whether last-year is a calendar year is not stated: it is the last 365 days.",
  "dates/last-week-rolling":
    "Whether last-week is a calendar week is not stated: it is the seven days before today.",
  "dates/end-exclusive": "Whether `endDate` includes its day is not stated: it does not.",
  "dates/malformed-ignored": "The format of dates is not stated: what is none is ignored.",
  "dates/only-days": "The format of dates is not stated: an instant is refused.",
  "dates/reversed-refused": "What a start after its end gives is not stated: 400.",
  "dates/given-beat-preset": "What a preset beside dates means is not stated: the dates count alone.",
  "dates/preset-beside-dates-refused": "What a preset beside dates means is not stated: 400.",
  "dates/media-running": "Which date of a creative is filtered is not stated: any day it ran.",
  "dates/media-ended": "Which date of a creative is filtered is not stated: its last day.",
} as const;
