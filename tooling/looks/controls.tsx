import { ChevronDown, Play, Plus, Star } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { HeaderLink } from '#ui/header-link.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './looks.module.css'
import { Section } from './section.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
const SIZES = ['large', 'medium', 'small'] as const
const RANGES = ['4 weeks', '12 weeks', '1 year', 'All'].map((label) => ({ value: label, label }))
const UNITS = ['kg', 'lb'].map((label) => ({ value: label, label }))

export function Controls() {
  return (
    <>
      <Buttons />
      <Choices />
      <Section name="On a sheet" stacked>
        <div className={styles.sheet}>
          <Choices />
          <Buttons />
        </div>
      </Section>
      <Fields />
    </>
  )
}

function Buttons() {
  return (
    <Section name="Buttons" stacked>
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size} icon={Play}>
              {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton label="Add" icon={Plus} />
        <IconButton label="Add" icon={Plus} variant="filled" />
        <IconButton label="Add" icon={Plus} variant="danger" />
        <IconButton label="Add" icon={Plus} disabled />
        <IconButton label="Add" icon={Plus} variant="filled" disabled />
        <HeaderLink to="/">All records</HeaderLink>
      </div>
    </Section>
  )
}

function Choices() {
  const [range, setRange] = useState('1 year')
  const [unit, setUnit] = useState('kg')
  const [starred, setStarred] = useState(true)
  const [muscle, setMuscle] = useState('Chest')
  const [isOn, setIsOn] = useState(true)
  return (
    <Section name="Choices" stacked>
      <SegmentedControl label="Range" options={RANGES} value={range} onChange={setRange} />
      <SegmentedControl label="Unit" options={UNITS} value={unit} onChange={setUnit} />
      <div className={styles.row}>
        <Chip icon={Star} selected={starred} onClick={() => setStarred(!starred)}>
          Starred
        </Chip>
        <Chip icon={ChevronDown} onClick={() => undefined}>
          Muscle
        </Chip>
        <Chip>A fact</Chip>
      </div>
      <ChoiceList
        choices={['Chest', 'Back', 'Quads'].map((label) => ({
          key: label,
          label,
          chosen: label === muscle,
          count: label.length,
          onChoose: () => setMuscle(label),
        }))}
      />
      <Switch label="Sound at the end of a rest" hint="Also with the screen locked" checked={isOn} onChange={setIsOn} />
      <Switch label="Not on this device" checked={false} disabled onChange={() => undefined} />
      <Switch label="Always" checked disabled onChange={() => undefined} />
    </Section>
  )
}

function Fields() {
  const [query, setQuery] = useState('bench')
  return (
    <Section name="Fields" stacked>
      <TextField label="Name" placeholder="Push A" hint="As you call it" />
      <TextField label="Email" defaultValue="ana@" error="An address has something after the @" />
      <TextField label="Account" defaultValue="demo@barra.test" disabled />
      <PasswordField label="Password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />
      <SelectField
        label="Equipment"
        value="kg"
        onChange={() => undefined}
        options={[{ value: 'kg', label: 'Barbell' }]}
      />
      <TextArea label="Note" defaultValue="Rack at hole 7" />
      <SearchField label="Search exercises" clearLabel="Clear" value={query} onChange={setQuery} />
    </Section>
  )
}
