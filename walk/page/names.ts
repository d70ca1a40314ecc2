// Roles and names of elements, as far as the app uses them.

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  button: 'button',
  submit: 'button',
  file: 'file',
}

export const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=option], [role=radio], [role=switch], [role=tab], [role=slider]'

export function roleOf(element: Element): string {
  const given = element.getAttribute('role')
  if (given) return given
  switch (element.tagName) {
    case 'A':
      return 'link'
    case 'INPUT':
      return INPUT_ROLES[(element as HTMLInputElement).type] ?? 'textbox'
    case 'SELECT':
      return 'combobox'
    case 'TEXTAREA':
      return 'textbox'
    default:
      return element.tagName.toLowerCase()
  }
}

export function nameOf(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const named = ids.map((id) => textOf(document.getElementById(id))).join(' ')
  const labels = element instanceof HTMLInputElement || isOtherField(element) ? [...(element.labels ?? [])] : []
  const candidates = [
    named,
    element.getAttribute('aria-label'),
    labels.map((label) => textOf(label)).join(' '),
    isOtherField(element) || element instanceof HTMLInputElement ? '' : textOf(element),
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
  ]
  return clean(candidates.find((candidate) => candidate && clean(candidate) !== '') ?? '').slice(0, 200)
}

function isOtherField(element: Element): element is HTMLSelectElement | HTMLTextAreaElement {
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

function textOf(node: Node | null): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.matches('[aria-hidden=true], script, style, select, option')) return ''
  if (node instanceof HTMLImageElement) return node.alt
  const label = node.getAttribute('aria-label')
  if (label) return label
  return [...node.childNodes].map(textOf).join(node instanceof HTMLElement ? ' ' : '')
}

export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
