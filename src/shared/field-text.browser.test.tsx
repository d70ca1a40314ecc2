import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import '#ui/base.css'
import { setupI18n } from '#i18n/setup.ts'
import { ChipSelect } from '#ui/chip-select.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { render } from '../../tests/support/render.tsx'
import { HeadSelect } from './set-table/head-select.tsx'
import { KindSelect } from './set-table/kind-select.tsx'
import { NumberInput } from './set-table/number-input.tsx'
import table from './set-table/set-table.module.css'

const CHOICE = { options: [{ value: 'chest', label: 'Chest' }], value: 'chest', onChange: () => undefined } as const

/** Within the smallest text that is around fields anywhere. */
function inTable(field: ReactNode): ReactNode {
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th>{field}</th>
        </tr>
      </thead>
    </table>
  )
}

const FIELDS: Readonly<Record<string, ReactNode>> = {
  'a line': <TextField label="Name" />,
  'a line whose size is that of the text around': inTable(<TextField label="Name" />),
  'several lines': <TextArea label="Note" />,
  'a password': <PasswordField label="Password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />,
  'a search': <SearchField label="Search" clearLabel="Clear" value="" onChange={() => undefined} />,
  'a choice': <SelectField label="Muscle" {...CHOICE} />,
  'a choice in a chip': <ChipSelect label="Muscle" isSelected={false} {...CHOICE} />,
  'a choice in the head of a table': inTable(<HeadSelect label="Muscle" {...CHOICE} />),
  'the kind of a set': inTable(<KindSelect label="Kind" kind="working" number={1} onChange={() => undefined} />),
  'a number of a set': inTable(<NumberInput label="Reps" isWhole isInvalid={false} defaultValue="8" />),
}

test.each(Object.keys(FIELDS))('an iPhone does not zoom into %s: its text has 16 px', async (kind) => {
  await setupI18n('en-US', ['shared'])
  const place = render(FIELDS[kind])
  const field = () => place.querySelector('input, select, textarea')
  await expect.poll(field).not.toBeNull()
  const element = field()
  expect(element && Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(16)
})

test('what is chosen is seen beside a picker that lies over it, and read once', () => {
  const place = render(<ChipSelect label="Muscle" isSelected={false} {...CHOICE} />)
  const shown = place.querySelector('[aria-hidden]')
  expect(shown?.textContent).toBe('Chest')
  const [chip, picker] = [place.firstElementChild, place.querySelector('select')].map((element) =>
    element?.getBoundingClientRect(),
  )
  expect([picker?.width, picker?.height]).toEqual([chip?.width, chip?.height])
})
