// The one file that an older Node can read: it says what is missing before anything that only the right one understands.
const NEEDED = 24
const [major] = process.versions.node.split('.')

if (Number(major) < NEEDED) {
  console.error(
    `Barra needs Node ${NEEDED}, and this is ${process.version}. \`npm ci\` brings it along as a package; without development packages install Node ${NEEDED}.`,
  )
  process.exitCode = 1
} else {
  await import('./main.ts')
}
