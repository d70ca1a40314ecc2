import type { ForbiddenWord } from './forbidden-word.ts'

/** Words that no American message has, with what is said instead. The table of CONTRIBUTING.md has the reasons. */
export const FORBIDDEN: readonly ForbiddenWord[] = [
  // British.
  { pattern: /\bbin(?:s|ned)?\b/i, instead: 'trash' },
  { pattern: /\b(?:un)?tick(?:s|ed|ing)?\b/i, instead: 'check mark, check off' },
  { pattern: /\b(?:towards|afterwards)\b/i, instead: 'toward, later' },
  { pattern: /\b(?:whilst|amongst|learnt|spelt)\b/i, instead: 'while, among, learned, spelled' },
  { pattern: /\b(?:has|have) got\b/i, instead: 'has, have' },
  { pattern: /\bat the foot of\b/i, instead: 'at the bottom of' },
  { pattern: /\bthe other way round\b/i, instead: 'in a different order' },
  { pattern: /\b(?:lower|upper)-case\b/i, instead: 'lowercase, uppercase' },
  { pattern: /\b(?:behavi|col|fav|hon|lab|neighb)our\w*/i, instead: '-or' },
  { pattern: /\b(?:kilo|centi|milli)?metres?\b|\bcentres?\b|\bcentred\b/i, instead: '-er' },
  { pattern: /\b(?:recogn|organ|synchron|personal|custom|summar|optim|normal)is(?:e|ed|es|ing)\b/i, instead: '-ize' },
  { pattern: /\banalys(?:e|ed|ing)\b/i, instead: 'analyze' },
  { pattern: /\b(?:cancel|travel|label|total)l(?:ed|ing)\b/i, instead: 'one l: canceled' },
  { pattern: /\b(?:programmes?|grey|licence|catalogue|cheque)\b/i, instead: 'program, gray, license, catalog, check' },

  // Training.
  { pattern: /(?<!\{)\bsessions?\b/i, instead: 'workout; routine for the plan' },
  { pattern: /\brunning\b(?! a newer version)/i, instead: 'in progress' },
  { pattern: /\babandon(?:s|ed|ing)?\b|\bg(?:ive|iven|ave) up\b/i, instead: 'end early, ended early' },
  { pattern: /\bfree workouts?\b/i, instead: 'empty workout: free means no charge' },
  { pattern: /\b(?:test|trial|example|demo) workouts?\b/i, instead: 'sample workout' },
  { pattern: /\bsaved? as (?:a )?workout\b/i, instead: 'routine' },
  { pattern: /\bopen sets?\b|\bsets? (?:\S+ )?(?:left|still) open\b/i, instead: 'unfinished set' },
  { pattern: /\b(?:kinds?|types?) of sets?\b|\bset kinds?\b/i, instead: 'set type' },
  { pattern: /\busual rests?\b|^usual \(/i, instead: 'default rest' },
  { pattern: /\b(?:rest|session|workout) clocks?\b|\bclocks? (?:rings?|runs?|out)\b|\bown clock\b/i, instead: 'timer' },
  { pattern: /^loads?\b|\b(?:best|top|heaviest|no) load\b|\bwith an? load\b/i, instead: 'weight' },
  { pattern: /\bown[- ]weight\b/i, instead: 'bodyweight' },
  { pattern: /\b(?:own|self-made) exercises?\b|\bexercises? of (?:my|your) own\b/i, instead: 'custom exercise' },
  { pattern: /\bworks most\b|\balso works\b/i, instead: 'primary muscles, secondary muscles' },
  { pattern: /\bwaves?\b/i, instead: 'percentage cycle' },
  { pattern: /\bready programs?\b/i, instead: 'ready-made program' },

  // The app and its data.
  {
    pattern: /\blog(?:s|ged|ging)? (?:back )?(?:in|out)\b(?! (?:a|an|it|the|this|each|your)\b)|\blog-?(?:in|out)s?\b/i,
    instead: 'sign in, sign out, sign-in',
  },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /\b(?:bring|brings|brought) back\b/i, instead: 'restore' },
  { pattern: /\bsnapshots?\b/i, instead: 'backup' },
  { pattern: /\btak(?:e|en|ing) over\b/i, instead: 'import, replace' },
  { pattern: /(?<!\{)\bfigures?\b/i, instead: 'number, stats' },
  { pattern: /\bneeds you\b/i, instead: 'needs attention' },
  {
    pattern: /\bsignal\b|\bbasements?\b|\bunderground\b|\bgo down\b/i,
    instead: 'offline, online: there is a basement on the landing page only',
    except: [
      'app:manifest.description',
      'site:title',
      'site:description',
      'site:frame.farewell',
      'site:headlineSignal',
      'site:lead',
      'site:stairs.pass',
      'site:mishap.two.text',
      'site:up.text',
      'site:solution.description',
      'site:support.faq.description',
      'site:support.faq.signal.question',
    ],
  },

  // Sentences that are not English.
  { pattern: /\b(?:go|goes|going|went|gone) on\b(?! (?:a|an|each|the|this|your)\b)/i, instead: 'continue' },
  { pattern: /\bif it stays like this\b/i, instead: 'if that doesn’t help' },
  { pattern: /\bonce a person\b/i, instead: 'per' },
  { pattern: /\b(?:sets?|workouts?|rows?|taps?) an? (?:day|week|month|set|reading)\b/i, instead: 'per' },
  { pattern: /\bat once\b/i, instead: 'right away', except: ['workouts:builder.noExercisesText'] },
  { pattern: /\bhas been here\b/i, instead: 'was used here' },
  { pattern: /\b(?:stand|stands|stood) (?:before|behind|beside)\b/i, instead: 'is next to, was' },
]
