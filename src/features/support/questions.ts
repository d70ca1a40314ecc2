/** The questions of the FAQ in their order: `faq.<id>.question` and `faq.<id>.answer`. */
export const QUESTIONS = [
  'signal',
  'need',
  'lost',
  'devices',
  'locked',
  'app',
  'units',
  'sets',
  'exercises',
  'correct',
  'trial',
  'without',
  'cancel',
  'export',
  'delete',
  'share',
] as const
