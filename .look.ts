import { chromium } from '@playwright/test'
import { startServer } from './e2e/support/server.ts'
import { browserLaunch } from './scripts/browser.ts'
const server = await startServer({ demo: true })
console.log(server.url)
await new Promise((done) => process.on('SIGTERM', done))
await server.dispose()
process.exit(0)
