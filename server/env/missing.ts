import { type VariableName, variables } from './variables.ts'

/** Before parsing. */
export type GivenVariables = { readonly [Name in VariableName]?: string }

export type Complaint = { readonly name: VariableName; readonly reason: string }

type ServedTo = {
  readonly NODE_ENV?: string | undefined
  readonly FIREBASE_PROJECT_ID?: string | undefined
  readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined
}

/** It says so itself, or it checks tokens against a real project. Local conveniences depend on this. */
export function isProduction(env: ServedTo): boolean {
  const hasRealProject = env.FIREBASE_PROJECT_ID !== undefined && env.FIREBASE_AUTH_EMULATOR_HOST === undefined
  return env.NODE_ENV === 'production' || hasRealProject
}

/** Firebase's own convention: such a project exists in emulators only. */
const DEMO_PROJECT = /^demo-/

/** Only whether each is set, so that it works beside invalid ones. */
export function missingAmong(given: GivenVariables): readonly Complaint[] {
  const complaints: Complaint[] = []
  const complain = (name: VariableName, reason: string) => complaints.push({ name, reason })
  const has = (name: VariableName) => given[name] !== undefined
  if (isProduction(given)) {
    if (has('FIREBASE_AUTH_EMULATOR_HOST')) {
      complain('FIREBASE_AUTH_EMULATOR_HOST', 'must not be set in production: anybody could sign in as anybody')
    }
    if (!has('FIREBASE_PROJECT_ID')) complain('FIREBASE_PROJECT_ID', 'is missing, and needed in production')
    if (!has('FIREBASE_SERVICE_ACCOUNT') && !has('GOOGLE_APPLICATION_CREDENTIALS')) {
      complain(
        'FIREBASE_SERVICE_ACCOUNT',
        'is missing, and so is GOOGLE_APPLICATION_CREDENTIALS: without one of them nobody could delete their account ' +
          'or sign out everywhere',
      )
    }
    if (!has('APP_URL')) {
      complain('APP_URL', 'is missing: without it links would lead wherever a request says that it was sent to')
    }
    const { data: allowsLocal } = variables.shape.ALLOW_LOCAL_PAYMENTS.safeParse(given.ALLOW_LOCAL_PAYMENTS)
    if (!has('STRIPE_SECRET_KEY') && allowsLocal !== true) {
      complain(
        'STRIPE_SECRET_KEY',
        'is missing: on the local payment page nobody pays anything; ALLOW_LOCAL_PAYMENTS=true runs it for a demonstration',
      )
    }
  }
  if (!isProduction(given) && has('FIREBASE_AUTH_EMULATOR_HOST') && isRealProject(given.FIREBASE_PROJECT_ID)) {
    complain(
      'FIREBASE_AUTH_EMULATOR_HOST',
      'must not be set beside a real project, as anybody could sign in as anybody; an emulator needs a FIREBASE_PROJECT_ID such as demo-barra',
    )
  }
  if (has('STRIPE_SECRET_KEY') && !has('STRIPE_WEBHOOK_SECRET')) {
    complain('STRIPE_WEBHOOK_SECRET', 'is missing beside STRIPE_SECRET_KEY: no event of Stripe would be believed')
  }
  if (has('SMTP_URL') && !has('CONTACT_TO')) {
    complain('CONTACT_TO', 'is missing beside SMTP_URL: nobody would read what is written with the contact form')
  }
  if (has('FIREBASE_PROJECT_ID') && !has('FIREBASE_API_KEY')) {
    complain('FIREBASE_API_KEY', 'is missing beside FIREBASE_PROJECT_ID: no page could sign anybody in')
  }
  return complaints
}

function isRealProject(project: string | undefined): boolean {
  return project !== undefined && !DEMO_PROJECT.test(project)
}
