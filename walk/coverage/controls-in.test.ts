import { expect, test } from 'vitest'
import { controlsIn } from './controls-in.ts'

const keysOf = (content: string, using = "'sessions'", isMessage = (key: string) => key !== '') => {
  const text = `function A() { const { t } = useTranslation(${using}); return ${content} }`
  return [...controlsIn('features/workouts/a.tsx', text, isMessage)].toSorted()
}

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

test('of a name of several messages, the first stands for all', () => {
  const link = "<Link to={PATH}><b>{t('title')}</b> {t('count', { count })} <i>{t(isOn ? 'on' : 'off')}</i></Link>"
  expect(keysOf(link)).toEqual(['sessions:title'])
})

test('entries of a menu are found', () => {
  expect(keysOf("<Menu items={[{ label: t('edit'), onSelect: edit }]} label={t('options')} />")).toEqual([
    'sessions:edit',
    'sessions:options',
  ])
})

test('the name that is said stands in place of what is written on a control', () => {
  expect(keysOf("<button aria-label={t('plusRestLabel')}>{t('plusRest')}</button>")).toEqual(['sessions:plusRestLabel'])
})

test('of a group, what can be chosen is a control', () => {
  const choice = "<SegmentedControl label={t('theme')} options={[{ value: 'dark', label: t('theme.dark') }]} />"
  expect(keysOf(choice)).toEqual(['sessions:theme.dark'])
})

test('a key belongs to the one of its file’s namespaces that has it', () => {
  expect(keysOf("<Button>{t('add')}</Button>", "['parts', 'sessions']", (key) => key === 'sessions:add')).toEqual([
    'sessions:add',
  ])
  expect(keysOf("<Button>{t('add')}</Button>", 'given', (key) => key === 'workouts:add')).toEqual(['workouts:add'])
})

test('words beside controls are none', () => {
  expect(keysOf("<p>{t('lead')}</p>")).toEqual([])
})
