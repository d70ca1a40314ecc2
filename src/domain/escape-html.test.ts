import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('text stands in a page as it was written, and nothing of it becomes markup', () => {
  expect(escapeHtml('<b class="x">5 & 6</b>')).toBe('&lt;b class=&quot;x&quot;&gt;5 &amp; 6&lt;/b&gt;')
  expect(escapeHtml('Supino reto')).toBe('Supino reto')
})
