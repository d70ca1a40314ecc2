import { readFileSync, writeFileSync } from 'node:fs'

/** Replaces a text that occurs exactly once; anything else means an unknown template. */
export function replaceOnce(text: string, found: string, replacement: string): string {
  if (text.split(found).length !== 2) throw new Error(`the template has changed: ${JSON.stringify(found)}`)
  return text.replace(found, () => replacement)
}

/** Markers around our additions to a generated file, so that they can be found and replaced. */
const markOf = (name: string) => ({ begin: `<!-- Barra: ${name} -->`, end: `<!-- /Barra: ${name} -->` })

/** Inserts `block` after `anchor`, or replaces the previous one. */
export function putBlock(text: string, name: string, anchor: string, block: string): string {
  const { begin, end } = markOf(name)
  const at = text.indexOf(begin)
  const bare = at < 0 ? text : text.slice(0, at) + text.slice(text.indexOf(end) + end.length)
  return replaceOnce(bare, anchor, block === '' ? anchor : `${anchor}${begin}${block}${end}`)
}

export function editFile(path: string, edit: (text: string) => string): void {
  const text = readFileSync(path, 'utf8')
  const edited = edit(text)
  if (edited !== text) writeFileSync(path, edited)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}
