import { Agent } from 'node:https'
import { connect } from 'node:net'

/** Leads every connection to our own port, so that a library meets our server where it looks for Google's. */
export class LocalAgent extends Agent {
  readonly #port: number

  constructor(port: number) {
    super()
    this.#port = port
  }

  override createConnection() {
    return connect(this.#port, '127.0.0.1')
  }
}
