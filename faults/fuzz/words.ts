import { HEADER_NAMES } from '../../tests/fuzz/header-names.ts'

// Values for fuzzed requests: known to the server, or difficult for parsers.

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
export const COLLECTIONS = ['sessions', 'workouts', 'exercises', 'folders', 'measurements', 'preferences']
export const NAMES = [
  'collection',
  'schemaVersion',
  'rows',
  'head',
  'checkpoint',
  'limit',
  'newDocumentState',
  'assumedMasterState',
  'id',
  '_deleted',
  'name',
  'email',
  'message',
  'locale',
  'timezone',
  'language',
  'dateOfBirth',
  'weightKg',
  'goals',
  'photoURL',
  'profileImageUrl',
  'priceId',
  'successUrl',
  'cancelUrl',
  'returnUrl',
  'sessionId',
  'immediate',
  'firebaseUid',
  'preferences',
  'token',
  'alt',
  '__proto__',
  'constructor',
  'toString',
]
export const HEADERS = [...HEADER_NAMES, 'accept-encoding', 'x-token-refreshed']
export const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/related; boundary=b',
  'multipart/form-data',
  '',
  'rubbish',
]
