import { expect, test } from 'vitest'
import { controlsIn } from './controls-in.ts'

const keysOf = (content: string, using = "'sessions'") =>
  [...controlsIn('a.tsx', `function A() { const { t } = useTranslation(${using}); return ${content} }`)].toSorted()

test('buttons, links and fields are found by the keys of their names', () => {
  expect(keysOf("<Button icon={Plus}>{t('add')}</Button>")).toEqual(['sessions:add'])
  expect(keysOf("<IconButton label={t('shared:back')} icon={X} />")).toEqual(['shared:back'])
  expect(keysOf("<TextField label={t('note')} hint={t('note.hint')} />", "['workouts', 'shared']")).toEqual([
    'workouts:note',
  ])
})

test('both names of a control that changes are found, and a computed part stands for all', () => {
  expect(keysOf("<button>{t(isOn ? 'pause' : 'resume')}</button>")).toEqual(['sessions:pause', 'sessions:resume'])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read.
  expect(keysOf('<Chip>{t(`shared:muscle.${muscle}`)}</Chip>')).toEqual(['shared:muscle.*'])
})

test('entries of a menu are found', () => {
  expect(keysOf("<Menu items={[{ label: t('edit'), onSelect: edit }]} label={t('options')} />")).toEqual([
    'sessions:edit',
    'sessions:options',
  ])
})

test('words beside controls are none', () => {
  expect(keysOf("<p>{t('lead')}</p>")).toEqual([])
})
