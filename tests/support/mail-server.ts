import { createServer } from 'node:net'
import { listen } from '../../tooling/listen.ts'

const SIGN_IN = Buffer.from('\0me\0mail-password').toString('base64')

/** A minimal mail server for a sign-in and one mail; anybody may send, and `me` signs in with a password. */
export async function startMailServer() {
  let heard = ''
  const server = createServer((socket) => {
    let inData = false
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      heard += text
      if (inData) {
        inData = !heard.endsWith('\r\n.\r\n')
        if (!inData) socket.write('250 kept\r\n')
        return
      }
      inData = /^DATA/i.test(text)
      if (inData) socket.write('354 go on\r\n')
      else if (/^EHLO/i.test(text)) socket.write('250-test\r\n250 AUTH PLAIN\r\n')
      else if (/^AUTH/i.test(text)) socket.write(text.includes(SIGN_IN) ? '235 welcome\r\n' : '535 no\r\n')
      else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
  })
  const port = await listen(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    urlFor: (password: string) => `smtp://me:${password}@127.0.0.1:${port}`,
    /** Everything received. */
    heard: () => heard,
    close: () => void server.close(),
  }
}
