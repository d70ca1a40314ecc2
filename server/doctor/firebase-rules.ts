import { z } from 'zod'
import { AUTH_CALLBACK_PATH } from '#contract/routes.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/vocabulary.ts'
import { type Finding, judged, missing, ok, wrong } from './finding.ts'

export const CREDENTIALS = { subject: 'Firebase, service account', section: '3.1' }
export const EMAIL_SIGN_IN = { subject: 'Firebase, e-mail and password', section: '3.2' }
export const PROVIDERS = { subject: 'Firebase, further ways to sign in', section: '3.2' }
export const DOMAIN = { subject: 'Firebase, authorised domains', section: '3.3' }
export const MAILS = { subject: 'Firebase, mails', section: '3.4' }
export const BUCKET = { subject: 'Firebase, bucket', section: '3.6' }
export const RULES = { subject: 'Firebase, rules of the bucket', section: '3.6' }

/** The checked part of a project's configuration: secrets next to it are not even read. */
export const identityConfig = z.object({
  authorizedDomains: z.array(z.string()).default([]),
  signIn: z.object({ email: z.object({ enabled: z.boolean().default(false) }).optional() }).optional(),
  notification: z
    .object({
      sendEmail: z
        .object({
          method: z.string().optional(),
          callbackUri: z.string().optional(),
          smtp: z.object({ host: z.string().optional(), senderEmail: z.string().optional() }).optional(),
        })
        .optional(),
    })
    .optional(),
})
export type IdentityConfig = z.infer<typeof identityConfig>

/** `name` ends with the provider's domain: 'projects/barra/defaultSupportedIdpConfigs/google.com'. */
export const providerConfigs = z.object({
  defaultSupportedIdpConfigs: z.array(z.object({ name: z.string(), enabled: z.boolean().default(false) })).default([]),
})
export type ProviderConfigs = z.infer<typeof providerConfigs>

export function domainFinding({ authorizedDomains }: IdentityConfig, appUrl: string): Finding {
  const { hostname } = new URL(appUrl)
  return authorizedDomains.includes(hostname)
    ? ok(DOMAIN.subject, `${hostname} is among them`)
    : missing(DOMAIN.subject, DOMAIN.section, `${hostname} is not among them, and no mail goes out: add it`)
}

export function emailFinding({ signIn }: IdentityConfig): Finding {
  return signIn?.email?.enabled
    ? ok(EMAIL_SIGN_IN.subject, 'people can sign up')
    : missing(EMAIL_SIGN_IN.subject, EMAIL_SIGN_IN.section, 'it is off, and nobody can sign up with it: turn it on')
}

export function mailsFinding({ notification }: IdentityConfig, appUrl: string): Finding {
  const { method, callbackUri, smtp } = notification?.sendEmail ?? {}
  const wanted = new URL(AUTH_CALLBACK_PATH, appUrl).href
  const isOwnServer = method === 'CUSTOM_SMTP'
  const faults = [
    ...(callbackUri === wanted ? [] : [`their links do not open the app: the action URL has to be ${wanted}`]),
    ...(isOwnServer && !(smtp?.host && smtp.senderEmail) ? ['their own mail server has no address or no sender'] : []),
  ]
  const sender = isOwnServer ? `their own mail server sends them, from ${smtp?.senderEmail}` : 'Google sends them'
  return judged(MAILS.subject, MAILS.section, faults, `their links open the app; ${sender}`)
}

/** An enabled provider that is not offered does no harm: only those with a button are checked. */
export function providersFinding(
  { defaultSupportedIdpConfigs: known }: ProviderConfigs,
  offered: readonly SocialProvider[],
): Finding {
  const isOn = (provider: SocialProvider) =>
    known.some(({ name, enabled }) => enabled && name.endsWith(`/${domainOf(provider)}`))
  const off = offered.filter((provider) => !isOn(provider))
  const on = SOCIAL_PROVIDERS.filter(isOn)
  return off.length === 0
    ? ok(PROVIDERS.subject, `${offered.length === 0 ? 'none is offered' : offered.join(', ')}`)
    : missing(
        PROVIDERS.subject,
        PROVIDERS.section,
        `SOCIAL_PROVIDERS offers ${off.join(', ')}, and the project has ${on.join(', ') || 'none'} on: turn it on, or offer less`,
      )
}

/** Firebase's domain of a provider; our names omit the ending. */
function domainOf(provider: SocialProvider): string {
  return `${provider}.com`
}

/** `released` is null if none were ever released for the bucket. */
export function rulesFinding(released: string | null, shipped: string): Finding {
  const todo = 'deploy firebase/storage.rules'
  if (released === null) return missing(RULES.subject, RULES.section, `none are released: ${todo}`)
  return meaningOf(released) === meaningOf(shipped)
    ? ok(RULES.subject, 'the shipped ones are in force')
    : wrong(RULES.subject, RULES.section, `others than the shipped ones are in force: ${todo}`)
}

function meaningOf(rules: string): string {
  return rules
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, '')
}
