import { CircleQuestionMark, LifeBuoy, Mail } from 'lucide-react'
import {
  CONTACT_PATH,
  FAQ_PATH,
  PRIVACY_PATH,
  RESOURCES_PATH,
  SAMPLE_PATH,
  SIGN_UP_PATH,
  SOLUTION_PATH,
  SUPPORT_PATH,
  TERMS_PATH,
  TRUST_PATH,
} from '#contract/routes.ts'

export const MAIN_PLACES = [
  { path: SOLUTION_PATH, name: 'frame.solution' },
  { path: RESOURCES_PATH, name: 'frame.resources' },
  { path: SUPPORT_PATH, name: 'frame.support' },
  { path: CONTACT_PATH, name: 'frame.contact' },
] as const

/** The help pages: a column of the footer, and their sidebar, which alone shows the icons. */
export const HELP = {
  title: 'frame.help',
  places: [
    { path: SUPPORT_PATH, name: 'frame.support', icon: LifeBuoy },
    { path: FAQ_PATH, name: 'frame.faq', icon: CircleQuestionMark },
    { path: CONTACT_PATH, name: 'frame.contact', icon: Mail },
  ],
} as const

export const FOOTER_COLUMNS = [
  {
    title: 'frame.product',
    places: [
      { path: SOLUTION_PATH, name: 'frame.solution' },
      { path: RESOURCES_PATH, name: 'frame.resources' },
      { path: TRUST_PATH, name: 'frame.trust' },
      { path: SAMPLE_PATH, name: 'frame.tryIt' },
      { path: SIGN_UP_PATH, name: 'frame.signUp' },
    ],
  },
  HELP,
  {
    title: 'frame.legal',
    places: [
      { path: TERMS_PATH, name: 'frame.terms' },
      { path: PRIVACY_PATH, name: 'frame.privacy' },
    ],
  },
] as const
