import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SocialProvider } from '#contract/vocabulary.ts'
import {
  domainFinding,
  emailFinding,
  identityConfig,
  mailsFinding,
  providerConfigs,
  providersFinding,
  rulesFinding,
} from './firebase-rules.ts'

const APP_URL = 'https://barra.example'

test.each([
  [['barra.example'], 'https://barra.example', 'ok'],
  [['barra.example'], 'https://barra.example:8443/app', 'ok'],
  [['www.barra.example'], 'https://barra.example', 'missing'],
  [[], 'https://barra.example', 'missing'],
])('domains %j for %s: %s', (authorizedDomains, appUrl, status) => {
  expect(domainFinding(identityConfig.parse({ authorizedDomains }), appUrl).status).toBe(status)
})

test.each([
  [{ signIn: { email: { enabled: true } } }, 'ok'],
  [{ signIn: { email: { enabled: false } } }, 'missing'],
  [{ signIn: { email: {} } }, 'missing'],
  [{}, 'missing'],
])('e-mail and password of %j: %s', (config, status) => {
  expect(emailFinding(identityConfig.parse(config)).status).toBe(status)
})

const callbackUri = 'https://barra.example/auth/callback'
test.each<[object, string, RegExp]>([
  [{ callbackUri }, 'ok', /Google sends them$/],
  [{ callbackUri, method: 'CUSTOM_SMTP', smtp: { host: 'm', senderEmail: 'a@b.c', password: 'x' } }, 'ok', /a@b\.c$/],
  [{ callbackUri, method: 'CUSTOM_SMTP' }, 'wrong', /no sender$/],
  [{ callbackUri: 'https://barra.firebaseapp.com/__/auth/action' }, 'wrong', /action URL/],
  [{}, 'wrong', /action URL/],
])('mails sent by %j: %s', (sendEmail, status, says) => {
  const config = identityConfig.parse({ notification: { sendEmail } })
  expect(mailsFinding(config, APP_URL)).toMatchObject({ status, says: expect.stringMatching(says) })
})

test.each<[readonly SocialProvider[], string, RegExp]>([
  [['google'], 'ok', /^google$/],
  [[], 'ok', /none is offered/],
  [['google', 'facebook'], 'missing', /^SOCIAL_PROVIDERS offers facebook, and the project has google on/],
  [['github'], 'missing', /offers github/],
])('a project with Google on and Facebook off, for %j: %s', (offered, status, says) => {
  const known = providerConfigs.parse({
    defaultSupportedIdpConfigs: [
      { name: 'projects/1/defaultSupportedIdpConfigs/google.com', enabled: true, clientSecret: 'canary' },
      { name: 'projects/1/defaultSupportedIdpConfigs/facebook.com' },
    ],
  })
  expect(JSON.stringify(known)).not.toContain('canary')
  expect(providersFinding(known, offered)).toMatchObject({ status, says: expect.stringMatching(says) })
})

const shipped = readFileSync(new URL('../../firebase/storage.rules', import.meta.url), 'utf8')
test.each([
  ['the shipped ones', shipped, 'ok'],
  ['without remarks, on one line', shipped.replaceAll(/\/\/.*$/gm, '').replaceAll(/\s+/g, ' '), 'ok'],
  ['with another limit', shipped.replace('5242880', '52428800'), 'wrong'],
  ['for everybody', shipped.replaceAll('request.auth.uid == uid', 'true'), 'wrong'],
  ['none', null, 'missing'],
])('rules: %s', (_case, released, status) => {
  expect(rulesFinding(released, shipped).status).toBe(status)
})
