import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'

/** Plain JSON, with its password and providers. */
export type EmulatorAccount = { readonly localId: string } & Record<string, unknown>

export type EmulatorMail = {
  readonly email: string
  readonly requestType: string
  readonly oobCode: string
  readonly oobLink: string
}

export type EmulatorState = {
  readonly users: ReadonlyMap<string, EmulatorAccount>
  readonly oobs: Map<string, EmulatorMail>
  overwriteUserWithLocalId(localId: string, fields: EmulatorAccount): void
}

export type Emulator = { readonly state: EmulatorState; readonly answer: RequestListener }

type ApiPath = { parameters?: readonly { readonly $ref?: string }[] }

// firebase-tools has neither types nor exports for its parts, and its command line takes ten seconds to start, the
// emulator alone one. So these three modules are loaded by path, and typed here.
type ServerModule = {
  createApp(projectId: string, mode: number, states: Map<string, EmulatorState>): Promise<RequestListener>
}
type StateModule = { readonly AgentProjectState: new (projectId: string) => EmulatorState }
type SpecModule = { readonly default: { readonly paths: Record<string, ApiPath> } }

const MULTIPLE_PROJECTS_WITHOUT_WARNING = 0
/** Parts of Identity Platform that Barra does not use. */
const UNUSED_PATHS =
  /tenants|mfa|passkey|saml|idpconfig|supportedidps|verif|gamecenter|phone|emaillink|batchcreate|sessioncookie|initializeauth|\/projects$|\/v2\/.*config$/i

export async function loadEmulator(projectId: string): Promise<Emulator> {
  const load = createRequire(import.meta.url)
  leanSpec(load('firebase-tools/lib/emulator/auth/apiSpec.js') as SpecModule)
  const { AgentProjectState } = load('firebase-tools/lib/emulator/auth/state.js') as StateModule
  const { createApp } = load('firebase-tools/lib/emulator/auth/server.js') as ServerModule
  const state = new AgentProjectState(projectId)
  const answer = await createApp(projectId, MULTIPLE_PROJECTS_WITHOUT_WARNING, new Map([[projectId, state]]))
  return { state, answer }
}

/**
 * Drops unused parts that are slow to compile: startup goes from four seconds to one. The referenced parameters are
 * shared by all Google APIs, such as `prettyPrint`.
 */
function leanSpec(spec: SpecModule): void {
  const { paths } = spec.default
  for (const [name, path] of Object.entries(paths)) {
    if (UNUSED_PATHS.test(name)) delete paths[name]
    else path.parameters = (path.parameters ?? []).filter((parameter) => parameter.$ref === undefined)
  }
}
