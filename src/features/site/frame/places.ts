/** The pages that stand in the header of the public site, in its order. */
export const MAIN_PLACES = [
  { path: '/landing-page/solution', name: 'frame.solution' },
  { path: '/landing-page/resources', name: 'frame.resources' },
  { path: '/support', name: 'frame.support' },
  { path: '/support/contact', name: 'frame.contact' },
] as const

/** The places of help: a column of the footer, and the sidebar of each of them. */
export const HELP = {
  title: 'frame.help',
  places: [
    { path: '/support', name: 'frame.support' },
    { path: '/support/faq', name: 'frame.faq' },
    { path: '/support/contact', name: 'frame.contact' },
  ],
} as const

/** The columns of its footer. */
export const FOOTER_COLUMNS = [
  {
    title: 'frame.product',
    places: [
      { path: '/landing-page/solution', name: 'frame.solution' },
      { path: '/landing-page/resources', name: 'frame.resources' },
      { path: '/test-workout-v2', name: 'frame.tryIt' },
      { path: '/auth/signup', name: 'frame.signUp' },
    ],
  },
  HELP,
  {
    title: 'frame.legal',
    places: [
      { path: '/terms', name: 'frame.terms' },
      { path: '/privacy', name: 'frame.privacy' },
    ],
  },
] as const
