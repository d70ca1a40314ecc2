import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTACT_PROBLEMS, contactProblems, fieldOfProblem, tidyContact } from './contact-message.ts'

const DRAFT = { name: 'Ana', email: 'ana@example.org', message: 'How do I change the bar?' }

test.each([
  [{}, []],
  [{ name: 'a'.repeat(100), email: `${'a'.repeat(248)}@b.org`, message: 'a'.repeat(10) }, []],
  [{ message: 'a'.repeat(5_000) }, []],
  [{ message: 'a'.repeat(9) }, ['message.short']],
  [{ email: `${'a'.repeat(249)}@b.org` }, ['email.invalid']],
  [{ email: 'ana@mail.example.org' }, []],
  [{ email: 'ana@example..org' }, ['email.invalid']],
  [{ email: 'ana@example.org ' }, ['email.invalid']],
  [{ email: '<ana@example.org' }, ['email.invalid']],
  [{ email: '@example.org' }, ['email.invalid']],
  [{ email: 'ana@.org' }, ['email.invalid']],
  [{ name: '' }, ['name.missing']],
  [{ name: 'a'.repeat(101) }, ['name.long']],
  [{ email: '' }, ['email.missing']],
  [{ email: 'ana@example' }, ['email.invalid']],
  [{ email: 'ana example@example.org' }, ['email.invalid']],
  [{ email: 'ana@example.org, bob@example.org' }, ['email.invalid']],
  [{ email: `${'a'.repeat(250)}@b.org` }, ['email.invalid']],
  [{ message: '' }, ['message.missing']],
  [{ message: 'Help' }, ['message.short']],
  [{ message: 'a'.repeat(5_001) }, ['message.long']],
  [{ name: '', email: '', message: '' }, ['name.missing', 'email.missing', 'message.missing']],
] as const)('%o has the problems %o', (change, problems) => {
  expect(contactProblems({ ...DRAFT, ...change })).toEqual(problems)
})

test('a tidy draft has no line break in mail headers', () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string(), email: fc.string(), message: fc.string() }), (draft) => {
      const tidy = tidyContact(draft)
      expect(tidyContact(tidy)).toEqual(tidy)
      expect(tidy.name).not.toMatch(/[\r\n]/)
      if (contactProblems(tidy).length === 0) expect(tidy.email).not.toMatch(/[\s<>,;]/)
    }),
  )
})

test('every problem is of a field, and is found there at most once', () => {
  for (const problem of CONTACT_PROBLEMS) expect(['name', 'email', 'message']).toContain(fieldOfProblem(problem))
})

test('a tidy draft has no blanks around it, and one where there were several', () => {
  expect(tidyContact({ name: ' Ana \n Lima ', email: ' ana@example.org ', message: ' Help  me\n' })).toEqual({
    name: 'Ana Lima',
    email: 'ana@example.org',
    message: 'Help  me',
  })
  expect(fieldOfProblem('message.short')).toBe('message')
})
