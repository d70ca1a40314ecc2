import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'

/** An account as the emulator keeps it: plain JSON, with its password and providers. */
export type EmulatorAccount = { readonly localId: string } & Record<string, unknown>

/** A code that was 'mailed', and the link that the mail would hold. */
export type EmulatorMail = {
  readonly email: string
  readonly requestType: string
  readonly oobCode: string
  readonly oobLink: string
}

/** What of the emulator's state outlives the process. */
export type EmulatorState = {
  readonly users: ReadonlyMap<string, EmulatorAccount>
  readonly oobs: Map<string, EmulatorMail>
  overwriteUserWithLocalId(localId: string, fields: EmulatorAccount): void
}

export type Emulator = { readonly state: EmulatorState; readonly answer: RequestListener }

type ApiPath = { parameters?: readonly { readonly $ref?: string }[] }

// firebase-tools has no types and no exports for its parts, and its command line starts in ten seconds where the
// emulator alone takes one. So these three modules are loaded by path, and their shapes are written down here.
type ServerModule = {
  createApp(projectId: string, mode: number, states: Map<string, EmulatorState>): Promise<RequestListener>
}
type StateModule = { readonly AgentProjectState: new (projectId: string) => EmulatorState }
type SpecModule = { readonly default: { readonly paths: Record<string, ApiPath> } }

const MULTIPLE_PROJECTS_WITHOUT_WARNING = 0
/** Parts of Identity Platform that no Barra uses. */
const UNUSED_PATHS =
  /tenants|mfa|passkey|saml|idpconfig|supportedidps|verif|gamecenter|phone|emaillink|batchcreate|sessioncookie|initializeauth|\/projects$|\/v2\/.*config$/i

/** Firebase's own Auth emulator, in this thread, with a state that can be read and filled. */
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
 * Drops what costs time to compile at the start and is never asked for: it takes the emulator from four seconds to one.
 * The referenced parameters are those that every Google API shares, such as `prettyPrint`.
 */
function leanSpec(spec: SpecModule): void {
  const { paths } = spec.default
  for (const [name, path] of Object.entries(paths)) {
    if (UNUSED_PATHS.test(name)) delete paths[name]
    else path.parameters = (path.parameters ?? []).filter((parameter) => parameter.$ref === undefined)
  }
}
