import { type Browser, browsersOf, type Floor } from './floor.ts'
import { missingBelow } from './support.ts'
import { type Uses, usesOf } from './uses.ts'

export type Script = { readonly name: string; readonly text: string; readonly sourceType: 'module' | 'script' }

/** `what`: `Promise.withResolvers`, `navigation`, or `.showPopover` of an object that the text does not name. */
type Finding = { readonly what: string; readonly browsers: readonly Browser[]; readonly scripts: readonly string[] }

/**
 * What scripts use although browsers of the floor lack it: syntax, globals and their members, and members of anything
 * whose name no script gives to an object of its own and no object of those browsers has.
 */
export function youngerThan(floor: Floor, scripts: readonly Script[]): readonly Finding[] {
  const missing = missingBelow(floor)
  const findings = new Map<string, { browsers: readonly Browser[]; scripts: Set<string> }>()
  const note = (what: string, browsers: readonly Browser[], script: string) => {
    if (browsers.length === 0) return
    const known = findings.get(what)
    if (known) known.scripts.add(script)
    else findings.set(what, { browsers, scripts: new Set([script]) })
  }
  const parsed: (Uses & { readonly name: string })[] = []
  for (const { name, text, sourceType } of scripts) {
    try {
      parsed.push({ ...usesOf(text, sourceType), name })
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause
      note(`syntax: ${cause.message}`, browsersOf(floor), name)
    }
  }
  const ownNames = new Set(parsed.flatMap((uses) => [...uses.ownNames]))
  for (const { name: script, globals, members, names } of parsed) {
    const noteName = (name: string) => {
      if (!ownNames.has(name)) note(`.${name}`, missing.ofName(name), script)
    }
    for (const name of globals) note(name, missing.ofGlobal(name), script)
    for (const member of members) {
      const [owner = '', name = ''] = member.split('.')
      const browsers = missing.ofMember(owner, name)
      if (browsers) note(member, browsers, script)
      else noteName(name)
    }
    for (const name of names) noteName(name)
  }
  return [...findings].map(([what, { browsers, scripts: users }]) => ({ what, browsers, scripts: [...users] }))
}

/** A line for each finding that has no excuse, and for each excuse that nothing needs. */
export function faultsOf(findings: readonly Finding[], excuses: Readonly<Record<string, string>>): readonly string[] {
  const found = new Set(findings.map(({ what }) => what))
  return [
    ...findings
      .filter(({ what }) => !(what in excuses))
      .map(({ what, browsers, scripts }) => `${what} is missing in ${browsers.join(', ')}: ${scripts.join(', ')}`),
    ...Object.keys(excuses)
      .filter((what) => !found.has(what))
      .map((what) => `${what} is excused, but nothing uses it or every browser has it`),
  ]
}
