import type { SetKind } from '#contract/workout.ts'
import { foldText } from '../search/search-text.ts'
import type { Columns } from './header.ts'

/** Content of a Strong column, independent of language and version. */
export type StrongField =
  | 'number'
  | 'date'
  | 'workoutName'
  | 'duration'
  | 'exerciseName'
  | 'setOrder'
  | 'weight'
  | 'weightUnit'
  | 'reps'
  | 'rpe'
  | 'distance'
  | 'distanceUnit'
  | 'seconds'
  | 'notes'
  | 'workoutNotes'

/** Folded: English, Portuguese, Spanish, German, French, Italian, Dutch, Russian, Japanese, Korean and Chinese. */
const HEADINGS: Readonly<Record<StrongField, readonly string[]>> = {
  number: ['workout #', 'treino #', 'entrenamiento #', 'entrainement #', 'allenamento #'],
  date: ['date', 'data', 'fecha', 'datum', 'дата', '日付', '날짜', '日期'],
  workoutName: [
    'workout name',
    'nome do treino',
    'nombre de entrenamiento',
    'nombre del entrenamiento',
    'nombre del entreno',
    'workout-name',
    'name des trainings',
    'trainingsname',
    'nom de lentrainement',
    'nome allenamento',
    'nome dellallenamento',
    'naam workout',
    'workoutnaam',
    'название тренировки',
    'ワークアウト名',
    '운동 이름',
    '锻炼名称',
    '鍛鍊名稱',
    '训练名称',
  ],
  duration: [
    'duration',
    'duration (sec)',
    'workout duration',
    'duracao',
    'duracao do treino',
    'duracion',
    'duracion del entrenamiento',
    'dauer',
    'workout-dauer',
    'duree',
    'duree de lentrainement',
    'durata',
    'duur',
    'продолжительность',
    'длительность',
    '所要時間',
    '時間',
    '시간',
    '时长',
    '時長',
  ],
  exerciseName: [
    'exercise name',
    'nome do exercicio',
    'nombre del ejercicio',
    'nombre de ejercicio',
    'name der ubung',
    'ubungsname',
    'nom de lexercice',
    'nome esercizio',
    'nome dellesercizio',
    'naam oefening',
    'oefening',
    'название упражнения',
    'エクササイズ名',
    '종목 이름',
    '운동명',
    '运动名称',
    '動作名稱',
  ],
  setOrder: [
    'set order',
    'ordem da serie',
    'ordem das series',
    'orden de las series',
    'orden de la serie',
    'reihenfolge festlegen',
    'satzreihenfolge',
    'ordre de la serie',
    'ordre des series',
    'ordine serie',
    'ordine delle serie',
    'setvolgorde',
    'порядок подходов',
    'порядок подхода',
    'セット順',
    '세트 순서',
    '设置顺序',
    '組數順序',
  ],
  weight: ['weight', 'peso', 'carga', 'gewicht', 'poids', 'вес', '重量', '무게', '중량'],
  weightUnit: [
    'weight unit',
    'unidade de peso',
    'unidad de peso',
    'gewichtseinheit',
    'unite de poids',
    'unita di peso',
    'единица веса',
    '重量单位',
  ],
  reps: [
    'reps',
    'rep',
    'repeticoes',
    'repeticiones',
    'wiederh',
    'wiederholungen',
    'wdh',
    'repetitions',
    'ripetizioni',
    'rip',
    'herhalingen',
    'повторения',
    'повторы',
    '回数',
    'レップ',
    '횟수',
    '次',
    '次数',
    '次數',
  ],
  rpe: ['rpe'],
  distance: [
    'distance',
    'distancia',
    'entfernung',
    'distanz',
    'strecke',
    'distanza',
    'afstand',
    'расстояние',
    'дистанция',
    '距離',
    '距离',
    '거리',
  ],
  distanceUnit: [
    'distance unit',
    'unidade de distancia',
    'unidad de distancia',
    'entfernungseinheit',
    'unite de distance',
    'unita di distanza',
    'единица расстояния',
    '距离单位',
  ],
  seconds: ['seconds', 'segundos', 'sekunden', 'secondes', 'secondi', 'seconden', 'секунды', '秒', '초'],
  notes: ['notes', 'notas', 'notizen', 'note', 'notities', 'заметки', 'メモ', '메모', '备注', '備註'],
  workoutNotes: [
    'workout notes',
    'notas do treino',
    'notas del entrenamiento',
    'notas de entrenamiento',
    'workout-notizen',
    'trainingsnotizen',
    'notes dentrainement',
    'notes de lentrainement',
    'note allenamento',
    'note dellallenamento',
    'workoutnotities',
    'заметки тренировки',
    'заметки к тренировке',
    'ワークアウトメモ',
    '운동 메모',
    '锻炼备注',
    '鍛鍊備註',
  ],
}

type HeadingUnit = 'kg' | 'lb' | 'm' | 'km' | 'mi'
/** The unit in brackets after a heading's name, and the names in the first versions. */
const UNITS: Readonly<Record<string, HeadingUnit>> = {
  kg: 'kg',
  kgs: 'kg',
  lb: 'lb',
  lbs: 'lb',
  m: 'm',
  meters: 'm',
  meter: 'm',
  metros: 'm',
  metres: 'm',
  metri: 'm',
  km: 'km',
  mi: 'mi',
  miles: 'mi',
}

export type StrongColumn = { readonly field: StrongField; readonly unit: HeadingUnit | null }

/** The columns of every version, in an order shared by all languages. */
const ORDERS: readonly (readonly StrongField[])[] = [
  ['date', 'workoutName', 'exerciseName', 'setOrder', 'weight', 'reps', 'distance', 'seconds', 'notes'],
  [
    'date',
    'workoutName',
    'duration',
    'exerciseName',
    'setOrder',
    'weight',
    'reps',
    'distance',
    'seconds',
    'notes',
    'workoutNotes',
    'rpe',
  ],
  ['date', 'workoutName', 'duration', 'exerciseName', 'setOrder', 'weight', 'reps', 'distance', 'seconds', 'rpe'],
  [
    'date',
    'workoutName',
    'exerciseName',
    'setOrder',
    'weight',
    'weightUnit',
    'reps',
    'rpe',
    'distance',
    'distanceUnit',
    'seconds',
    'notes',
    'workoutNotes',
  ],
  [
    'date',
    'workoutName',
    'exerciseName',
    'setOrder',
    'weight',
    'weightUnit',
    'reps',
    'rpe',
    'distance',
    'distanceUnit',
    'seconds',
    'notes',
    'workoutNotes',
    'duration',
  ],
  [
    'number',
    'date',
    'workoutName',
    'duration',
    'exerciseName',
    'setOrder',
    'weight',
    'reps',
    'rpe',
    'distance',
    'seconds',
    'notes',
    'workoutNotes',
  ],
]

const FIELDS = new Map(
  Object.entries(HEADINGS).flatMap(([field, headings]) =>
    // The keys are those of the record.
    headings.map((heading): [string, StrongField] => [plain(heading), field as StrongField]),
  ),
)

/** Columns without a known name get their meaning from a version's order, if all others are at their places in it. */
export function strongColumns({ names }: Pick<Columns, 'names'>): readonly (StrongColumn | null)[] {
  const named = names.map(columnOf)
  const order = ORDERS.find(
    (fields) =>
      fields.length === names.length &&
      named.every((column, place) => column === null || column.field === fields[place]),
  )
  // In an unknown language, RPE is the one name that all share.
  if (!order || !(hasEssentials(named) || names.at(-1) === 'rpe')) return named
  return order.map((field, place) => named[place] ?? { field, unit: unitBehind(names[place] ?? '') })
}

const ESSENTIAL: readonly StrongField[] = ['date', 'workoutName', 'exerciseName', 'setOrder']

export function isStrong(columns: Pick<Columns, 'names'>): boolean {
  return hasEssentials(strongColumns(columns))
}

/** The English names of the essential columns that a header lacks. */
export function missingInStrong(columns: Pick<Columns, 'names'>): readonly string[] {
  const fields = new Set(strongColumns(columns).map((column) => column?.field))
  return ESSENTIAL.filter((field) => !fields.has(field)).map((field) => HEADINGS[field][0] ?? field)
}

function hasEssentials(columns: readonly (StrongColumn | null)[]): boolean {
  const fields = new Set(columns.map((column) => column?.field))
  return ESSENTIAL.every((field) => fields.has(field))
}

/** The unit in brackets behind any name. */
export function unitBehind(name: string): HeadingUnit | null {
  return UNITS[/\(([^()]+)\)$/.exec(name)?.[1] ?? ''] ?? null
}

function columnOf(name: string): StrongColumn | null {
  const alone = UNITS[name]
  if (alone) return { field: alone === 'kg' || alone === 'lb' ? 'weight' : 'distance', unit: alone }
  const field = FIELDS.get(plain(name)) ?? FIELDS.get(plain(name.replace(/\([^()]+\)$/, '')))
  return field ? { field, unit: unitBehind(name) } : null
}

/** `Wiederh.` and `Workout #` are distinguished by their letters, except for the number sign. */
function plain(heading: string): string {
  const letters = foldText(heading).replace(/[\s_-]/g, '')
  return heading.includes('#') ? `${letters}#` : letters
}

/** Set kinds by the marks in the set order column. Portuguese marks are initials of Portuguese words. */
const KINDS: Readonly<Record<string, SetKind>> = {
  w: 'warm-up',
  warmup: 'warm-up',
  d: 'drop',
  drop: 'drop',
  dropset: 'drop',
  f: 'failure',
  failure: 'failure',
  failed: 'failure',
  aquecimento: 'warm-up',
  falha: 'failure',
  calentamiento: 'warm-up',
  fallo: 'failure',
  aufwarmen: 'warm-up',
  aufwarmsatz: 'warm-up',
  echauffement: 'warm-up',
  echec: 'failure',
}

/** The set kind of a mark; null for an unknown one. */
export function strongKind(mark: string, headings: readonly string[]): SetKind | null {
  if (/^\d+([.,]0)?$/.test(mark)) return 'working'
  const word = foldText(mark).replaceAll(' ', '')
  // Aquecimento
  if (word === 'a' && headings.includes('ordem da série')) return 'warm-up'
  return KINDS[word] ?? null
}
