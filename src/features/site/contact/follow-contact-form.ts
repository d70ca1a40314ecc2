import { localeNamed } from '#domain/choose-locale.ts'
import {
  type ContactDraft,
  type ContactField,
  type ContactProblem,
  contactProblems,
  fieldOfProblem,
  tidyContact,
} from '#domain/contact-message.ts'
import { type ContactOutcome, sendContact } from '#platform/account/send-contact.ts'
import { holdReload } from '#platform/updates/updates.ts'

const FIELDS: readonly ContactField[] = ['name', 'email', 'message']

/** Also in prerendered HTML. Follows until the returned function is called; does nothing without such a form. */
export function followContactForm(place: ParentNode): () => void {
  const form = place.querySelector<HTMLFormElement>('[data-contact-form]')
  if (!form) return () => undefined
  const following = new AbortController()
  const { signal } = following
  let id = crypto.randomUUID()
  let release: (() => void) | undefined
  const settle = () => {
    release?.()
    release = undefined
  }
  const send = async () => {
    const draft = draftIn(form)
    const problems = contactProblems(draft)
    showProblems(form, problems)
    if (problems.length > 0) return
    show(form, { kind: 'sending' })
    const outcome = await sendContact({ id, ...draft, locale: localeOfPage(), website: fieldText(form, 'website') })
    if (signal.aborted) return
    show(form, outcome)
    if (outcome.kind !== 'sent') return
    settle()
    id = crypto.randomUUID()
    form.reset()
  }

  // Shows our own messages, in the page's language rather than the browser's.
  form.noValidate = true
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (form.dataset['state'] !== 'sending') void send()
    },
    { signal },
  )
  form.addEventListener(
    'input',
    (event) => {
      // Prevents updates of the app until the message is sent.
      release ??= holdReload('contact')
      const { target } = event
      if (!(target instanceof HTMLElement)) return
      const left = problemsOf(form).filter((problem) => fieldOfProblem(problem) !== target.dataset['field'])
      mark(form, left)
    },
    { signal },
  )
  return () => {
    following.abort()
    settle()
  }
}

function showProblems(form: HTMLFormElement, problems: readonly ContactProblem[]): void {
  mark(form, problems)
  const [first] = problems
  if (first) controlOf(form, fieldOfProblem(first))?.focus()
}

function show(form: HTMLFormElement, outcome: ContactOutcome | { readonly kind: 'sending' }): void {
  form.dataset['state'] = outcome.kind
  form.querySelector('[type=submit]')?.setAttribute('aria-busy', String(outcome.kind === 'sending'))
  if (outcome.kind === 'refused') showProblems(form, outcome.problems)
  if (outcome.kind === 'sent') form.querySelector<HTMLElement>('[data-sent]')?.focus()
}

function mark(form: HTMLFormElement, problems: readonly ContactProblem[]): void {
  form.dataset['problems'] = problems.join(' ')
  for (const field of FIELDS) {
    const isWrong = problems.some((problem) => fieldOfProblem(problem) === field)
    if (isWrong) controlOf(form, field)?.setAttribute('aria-invalid', 'true')
    else controlOf(form, field)?.removeAttribute('aria-invalid')
  }
}

function problemsOf(form: HTMLFormElement): readonly ContactProblem[] {
  // Only `mark` and the server write them.
  return (form.dataset['problems'] ?? '').split(' ').filter(Boolean) as ContactProblem[]
}

function draftIn(form: HTMLFormElement): ContactDraft {
  return tidyContact({
    name: fieldText(form, 'name'),
    email: fieldText(form, 'email'),
    message: fieldText(form, 'message'),
  })
}

function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

function controlOf(form: HTMLFormElement, field: ContactField): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[data-field="${field}"]`)
}

function localeOfPage() {
  return localeNamed(document.documentElement.lang) ?? 'en-US'
}
