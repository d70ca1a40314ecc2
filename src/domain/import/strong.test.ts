import { describe, expect, test } from 'vitest'
import { fixture, importProblem, importTable, linesOf, oddKinds } from '../../../tests/support/import-table.ts'

describe('columns', () => {
  test.each([
    ['kg', 'km', '70kg×5', '5km 1500s'],
    ['lb', 'mi', '70lb×5', '5mi 1500s'],
    ['lbs', 'miles', '70lb×5', '5mi 1500s'],
  ])('the first versions name the unit alone: %s and %s', async (weight, distance, squat, run) => {
    const { workouts, questions, columns } = await importTable(
      `Date,Workout Name,Exercise Name,Set Order,${weight},Reps,${distance},Seconds,Notes\n` +
        '2016-10-03 19:30:55,"W1D1","Squat",0,70.0,5,0.0,0,""\n' +
        '2016-10-03 19:30:55,"W1D1","Running",0,0.0,0,5.0,1500,""\n',
    )
    expect(linesOf(workouts[0])).toEqual([`Squat: ${squat}`, `Running: ${run}`])
    expect(questions).toMatchObject({ weightUnit: 'none', distanceUnit: false })
    expect(columns).toEqual({ missing: [], unread: [] })
  })

  test.each([
    ['Weight (kg)', '70kg×5'],
    ['Peso (lbs)', '70lb×5'],
    ['Gewicht(kg)', '70kg×5'],
    ['Weight (stone)', '70?×5'],
    ['Load Weight (kg)', '×5'],
  ])('a unit behind the name: %s', async (heading, squat) => {
    const { workouts } = await importTable(
      `Date,Workout Name,Exercise Name,Set Order,${heading},Reps\n2016-10-03 19:30:55,W1D1,Squat,1,70.0,5\n`,
    )
    expect(linesOf(workouts[0])).toEqual([`Squat: ${squat}`])
  })

  test.each(['Workout #', 'Treino #', 'Entrenamiento #'])('%s tells workouts apart', async (number) => {
    const { workouts } = await importTable(
      `${number},Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n1,2016-10-03 19:30:55,A,Squat,1,70,5\n2,2016-10-03 19:30:55,A,Squat,1,70,5\n`,
    )
    expect(workouts).toHaveLength(2)
  })

  test.each([
    ['one column more', 'a,b,c,d,e,f,g,h,i,j,k,l,RPE'],
    ['one column less', 'a,b,c,d,e,f,g,h,i,j,RPE'],
    ['another last column', 'a,b,c,d,e,f,g,h,i,j,k,effort'],
    ['a known column in another place', 'a,b,c,d,e,f,g,h,Weight,j,k,RPE'],
  ])('headings that nobody has written down count by their order alone, not with %s', async (_, header) => {
    expect(await importProblem(`${header}\n${header}\n`)).toMatchObject({ kind: 'unknown-columns', line: 1 })
  })

  test('expected columns that are missing and filled columns that are not read are reported', async () => {
    const { columns } = await importTable(
      'Date,Workout Name,Exercise Name,Set Order,Load,Reps,Seconds,Colour,Empty\n' +
        '2016-10-03 19:30:55,W1D1,Squat,1,70.0,5,0,red,\n',
    )
    expect(columns).toEqual({ missing: ['weight', 'distance'], unread: ['Load', 'Colour'] })
  })

  test.each([
    ['Rep.', 'Peso'],
    ['Repes', 'Peso'],
    ['Rep.', 'Carga del disco'],
  ])('repetitions and loads in Spanish: %s and %s', async (reps, weight) => {
    const { workouts, columns } = await importTable(
      `Fecha,Nombre de entrenamiento,Duración,Nombre del ejercicio,Orden de la serie,${weight},${reps},Distancia,Segundos,Notas,Notas del entrenamiento,RPE\n` +
        '2024-05-08 15:57:51,A,1 h 5 min,Bench Press (Barbell),1,60.0,8,0,0,,,\n' +
        '2024-05-08 15:57:51,A,1 h 5 min,Push Up,1,0,12.0,0,0.0,,,\n',
    )
    expect(linesOf(workouts[0])).toEqual(['Bench Press (Barbell): 60?×8', 'Push Up: ×12'])
    expect(columns).toEqual({ missing: [], unread: [] })
  })
})

const HEADER = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'

describe('marks in the set order', () => {
  test.each([
    ['W', 'warm-up '],
    ['WARM_UP', 'warm-up '],
    ['Warm-up', 'warm-up '],
    ['D', 'drop '],
    ['DROP_SET', 'drop '],
    ['F', 'failure '],
    ['FAILURE', 'failure '],
    ['3', ''],
    ['3.0', ''],
    ['12,0', ''],
    ['Falha', 'failure '],
    ['Calentamiento', 'warm-up '],
  ])('%s', async (mark, kind) => {
    const { workouts, oddities } = await importTable(
      '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"\n' +
        `"1";"2025-05-08 15:57:51";"Upper";"4275";"Bench Press (Barbell)";"${mark}";"40";"10";"";"";"";"";""\n`,
    )
    expect(linesOf(workouts[0])).toEqual([`Bench Press (Barbell): ${kind}40kg×10`])
    expect(oddities).toEqual([])
  })

  test.each(['A', '3.5', '3x', 'x3'])('%s is no mark of the English app', async (mark) => {
    expect(
      oddKinds(await importTable(`${HEADER}\n2025-05-08 15:57:51,Upper,1h,Squat (Barbell),${mark},40,10,0,0,,,\n`)),
    ).toEqual(['set-kind 1'])
  })

  test('an unknown mark on a completed set becomes a working set, and is reported', async () => {
    const imported = await importTable(`${HEADER}\n2025-05-08 15:57:51,Upper,1h,Squat (Barbell),MYO,40,10,0,0,,,\n`)
    expect(linesOf(imported.workouts[0])).toEqual(['Squat (Barbell): 40?×10'])
    expect(oddKinds(imported)).toEqual(['set-kind 1'])
  })
})

describe('languages', () => {
  test.each([
    [
      'German',
      'Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE',
      'Ruhezeit',
      '1 Std. 13 Min.',
    ],
    [
      'French',
      "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE",
      'Minuteur de repos',
      '1h 13min',
    ],
    ['Chinese', '日期,锻炼名称,时长,运动名称,设置顺序,重量,次,距离,秒,备注,锻炼备注,RPE', '休息计时器', '1小时13分钟'],
    [
      'Portuguese',
      'Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Reps,Distância,Segundos,Notas,Notas do treino,RPE',
      'Descanso',
      '1h 13m',
    ],
    [
      'Spanish',
      'Fecha,Nombre de Entrenamiento,Duración,Nombre del Ejercicio,Orden de las series,Peso (kg),Reps,Distancia,Segundos,Notas,Notas del entrenamiento,RPE',
      'Temporizador de descanso',
      '1 h 13 min',
    ],
    ['a language that nobody has written down', 'a,b,c,d,e,f,g,h,i,j,k,RPE', 'zzz zz', '1:13'],
  ])('%s', async (_, header, rest, duration) => {
    const imported = await importTable(
      `${header}\n` +
        `2025-08-23 17:51:23,Push,${duration},Bench Press (Barbell),1,50.0,12.0,0,0.0,slow,good,8\n` +
        `2025-08-23 17:51:23,Push,${duration},Bench Press (Barbell),${rest},0,0.0,0,120.0,,,\n` +
        `2025-08-23 17:51:23,Push,${duration},Bench Press (Barbell),F,50.0,8.0,0,0.0,,,\n`,
    )
    expect(linesOf(imported.workouts[0]).map((line) => line.replaceAll('kg', '?'))).toEqual([
      'Bench Press (Barbell): 50?×12 @8, failure 50?×8',
    ])
    expect(imported.workouts[0]).toMatchObject({
      durationSeconds: 4_380,
      note: 'good',
      exercises: [{ note: 'slow', restSeconds: 120 }],
    })
    expect(imported.oddities).toEqual([])
    expect(imported.columns).toEqual({ missing: [], unread: [] })
  })

  test('the warm-ups of a Brazilian file', async () => {
    const { workouts } = await importTable(
      'Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Reps,Distância,Segundos,Notas,Notas do treino,RPE\n' +
        '2025-08-23 17:51:23,Peito,1h,Bench Press (Barbell),A,50.0,12.0,0,0.0,,,\n',
    )
    expect(linesOf(workouts[0])).toEqual(['Bench Press (Barbell): warm-up 50?×12'])
  })

  test('a timed set with a mark is a set, no rest', async () => {
    const { workouts } = await importTable(`${HEADER}\n2025-08-23 17:51:23,Push,1h,Plank,W,0,0,0,60,,,\n`)
    expect(linesOf(workouts[0])).toEqual(['Plank: warm-up  60s'])
  })

  test('another table that ends in RPE is none of Strong', async () => {
    expect(await importProblem('a,b,c,d,e,f,g,h,i,j,k,RPE\n1,2,3,4,5,6,7,8,9,10,11,12\n')).toMatchObject({
      kind: 'bad-cell',
      line: 2,
    })
  })
})

test('an unreadable cell beside an unknown mark is reported once', async () => {
  const imported = await importTable(`${HEADER}\n2025-05-08 15:57:51,Upper,1h,Squat (Barbell),MYO,heavy,10,0,0,,,\n`)
  expect(oddKinds(imported).toSorted()).toEqual(['set-kind 1', 'unreadable-cell 1'])
})

describe('versions', () => {
  test('the oldest version: no unit, rests as rows, notes over lines, a block that returns', async () => {
    const imported = await importTable(fixture('strong-a.csv'))
    expect(imported.format).toBe('strong')
    const [first, second] = imported.workouts
    expect(linesOf(first)).toEqual([
      'Bench Press (Barbell): warm-up 40?×10, 80?×8 @8, 75?×8 @8.5',
      'Push Up: ×1271',
      'Plank:  60s',
      'Running: 5.2?  1500s'.replace('  ', ' '),
      'Bench Press (Barbell): 60?×12, 60?×12, drop 50.5?×15',
    ])
    expect(first).toMatchObject({
      name: 'Push',
      startedAt: '2024-03-04T18:02:11',
      durationSeconds: 4_320,
      note: 'felt good, slept well',
    })
    expect(first?.exercises[0]).toMatchObject({ note: 'paused, "dead" stop\nsecond line', restSeconds: 180 })
    // A second workout of that name on that day is another one.
    expect(linesOf(second)).toEqual(["Farmer's Walk: failure 32?×1"])
    expect(second?.durationSeconds).toBe(22 * 3_600 + 13 * 60)
    expect(imported.questions).toEqual({
      weightUnit: 'missing',
      distanceUnit: true,
      dayOrder: false,
      longWorkouts: 1,
    })
    expect(oddKinds(imported).toSorted()).toEqual([
      'duplicate-row 1',
      'long-workout 1',
      'many-reps 1',
      'rounded-weight 1',
      'uneven-rests 1',
    ])
    expect(imported.oddities.find(({ kind }) => kind === 'many-reps')?.examples).toEqual([
      { line: 8, detail: 'Push Up · 1271' },
    ])
  })

  test('without notes: set 1 again is the exercise again', async () => {
    const { workouts } = await importTable(fixture('strong-a-short.csv'))
    expect(linesOf(workouts[0])).toEqual(['Leg Press: 120?×8', 'Leg Press: 100?×8 @9.5'])
    expect(workouts[0]?.durationSeconds).toBe(43 * 60 + 39)
  })

  test.each(['strong-b.csv', 'strong-b0.csv'])('%s: semicolons, a unit on each row', async (name) => {
    const { workouts, questions } = await importTable(fixture(name))
    expect(linesOf(workouts[0])[0]).toMatch(/^Leg Press: 120kg×8/)
    expect(questions.weightUnit).toBe('none')
  })

  test('a distance in miles with a dot, and none on a plank', async () => {
    const { workouts } = await importTable(fixture('strong-b.csv'))
    expect(linesOf(workouts[0])).toEqual(['Leg Press: 120kg×8, 225lb×8 @7', 'Plank:  90s', 'Running: 3.1mi 1500s'])
    expect(workouts[0]?.durationSeconds).toBe(2 * 3_600 + 18 * 60)
  })

  test.each(['strong-c.csv', 'strong-c-comma.csv'])('%s: numbered workouts, kg even for lb', async (name) => {
    const { workouts, questions } = await importTable(fixture(name))
    expect(workouts).toHaveLength(2)
    expect(linesOf(workouts[0])).toEqual([
      'Squat (Barbell): warm-up 45.359237kg×10, 61.23496995kg×5 @8',
      'Pull Up (Weighted): 90.718474kg×5',
      'Push Up: ×20',
    ])
    expect(workouts[0]).toMatchObject({ durationSeconds: 4_195, note: 'heavy day' })
    expect(workouts[0]?.exercises[0]).toMatchObject({ restSeconds: 120, note: 'belt' })
    expect(questions).toMatchObject({ weightUnit: 'converted' })
  })

  test('pounds in the header', async () => {
    const pounds = fixture('strong-c.csv').toString().replace('Weight (kg)', 'Weight (lbs)')
    expect(linesOf((await importTable(pounds)).workouts[1])).toEqual(['Squat (Barbell): 6.80388555lb×5'])
  })
})

const NUMBERED =
  'Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes'
const at = '2025-05-08 15:57:51,Upper,1h'
const table = (...rows: readonly string[]) => importTable(`${[HEADER, ...rows].join('\n')}\n`)
const numbered = (...rows: readonly string[]) => importTable(`${[NUMBERED, ...rows].join('\n')}\n`)
const written = ({ workouts }: Awaited<ReturnType<typeof table>>) => workouts.map(linesOf)

describe('which workout a row belongs to', () => {
  test('workouts of one name and moment stay apart by their numbers', async () => {
    const { workouts } = await numbered(
      '7;2025-05-08 15:57:51; Upper ;4275;Squat;1;100;5;;;;;',
      '8;2025-05-08 15:57:51;Upper;4275;Squat;1;110;5;;;;;',
    )
    expect(workouts.map(linesOf)).toEqual([['Squat: 100kg×5'], ['Squat: 110kg×5']])
    expect(workouts.map(({ name }) => name)).toEqual(['Upper', 'Upper'])
  })

  test('those of one moment stay apart by their names, those of one name by their moments, in any order of rows', async () => {
    const imported = await table(
      '2025-05-08 15:57:51,A,,Squat,1,100,5,0,0,,,',
      '2025-05-08 15:57:51,B,,Squat,1,110,5,0,0,,,',
      '2025-05-09 15:57:51,B,,Squat,1,120,5,0,0,,,',
      '2025-05-08 15:57:51,A,30m,Squat,2,105,5,0,0,,,',
    )
    expect(written(imported)).toEqual([['Squat: 100?×5, 105?×5'], ['Squat: 110?×5'], ['Squat: 120?×5']])
    expect(imported.workouts.map(({ durationSeconds }) => durationSeconds)).toEqual([1_800, null, null])
  })

  test('words about the workout are kept once, wherever they stand', async () => {
    const { workouts } = await table(
      `${at},Squat,1,100,5,0,0,,,`,
      `${at},Squat,2,100,5,0,0,low bar,slept badly,`,
      `${at},Squat,3,100,5,0,0,low bar,slept badly,`,
      `${at},Squat,4,100,5,0,0,belt,,`,
    )
    expect(workouts[0]).toMatchObject({ note: 'slept badly', exercises: [{ note: 'low bar\nbelt' }] })
  })
})

describe('which exercise a row belongs to', () => {
  test.each([
    ['set 1 behind set 2 begins the exercise again', ['1', '2', '1'], [2, 1]],
    ['set 1 behind set 1 does as well', ['1', '1'], [1, 1]],
    ['a set 1 behind warm-ups does not', ['W', 'W', '1', '2'], [4]],
    ['nor behind a set 0, as the first versions count', ['0', '1', '2'], [3]],
    ['nor does a warm-up or a drop', ['1', 'D', 'W'], [3]],
    ['nor set 2 where there is no set 1', ['3', '2'], [2]],
  ])('%s', async (_, orders, sets) => {
    const imported = await table(...orders.map((order, index) => `${at},Squat,${order},${100 + index},5,0,0,,,`))
    expect(imported.workouts[0]?.exercises.map((exercise) => exercise.sets.length)).toEqual(sets)
  })

  test('set 1 in the same words again is a row that is there twice, and stays in the exercise', async () => {
    const imported = await table(`${at},Squat,1,100,5,0,0,,,`, `${at},Squat,1,100,5,0,0,,,`)
    expect(written(imported)).toEqual([['Squat: 100?×5, 100?×5']])
    expect(imported.oddities).toEqual([
      {
        kind: 'duplicate-row',
        count: 1,
        examples: [{ line: 3, detail: `${at.replaceAll(',', ' · ')} · Squat · 1 · 100 · 5 · 0 · 0` }],
      },
    ])
  })
})

describe('loads', () => {
  test.each([
    ['nothing is the body alone', '0', '', '×12', 'none'],
    ['of no unit are asked about', '80', '', '80?×12', 'missing'],
    ['of a unit that nobody knows are asked about', '80', 'stone', '80?×12', 'missing'],
    ['in kg', '80', 'kg', '80kg×12', 'none'],
    ['in lb, however it is written', '80', 'LBS.', '80lb×12', 'none'],
  ])('%s', async (_, load, unit, set, question) => {
    const { workouts, questions } = await importTable(
      `Date,Workout Name,Exercise Name,Set Order,Weight,Weight Unit,Reps,Distance,Seconds\n2025-05-08 15:57:51,A,Row,1,${load},${unit},12,0,0\n`,
    )
    expect(linesOf(workouts[0])).toEqual([`Row: ${set}`])
    expect(questions.weightUnit).toBe(question)
  })

  test.each([
    ['most of which are round in lb may have been lifted in lb', ['45.359237', '61.23496995', '100'], 'converted'],
    ['half of which are round in lb were lifted in kg', ['45.359237', '100'], 'none'],
    ['that are round in both were lifted in kg', ['20', '60'], 'none'],
  ])('in kg %s', async (_, loads, question) => {
    const { questions } = await numbered(
      ...loads.map((load, index) => `7;2025-05-08 15:57:51;A;60;Squat;${index + 1};${load};5;;;;;`),
    )
    expect(questions.weightUnit).toBe(question)
  })

  test('in lb that are named are none that were converted', async () => {
    const { questions } = await importTable(
      `${NUMBERED.replace('(kg)', '(lbs)')}\n7;2025-05-08 15:57:51;A;60;Squat;1;45.359237;5;;;;;\n`,
    )
    expect(questions.weightUnit).toBe('none')
  })
})

describe('sets', () => {
  test.each([
    ['a bar that did not move', '100,0,0,0', '100?×0'],
    ['a plank has no repetitions', '0,0,0,60', ' 60s'],
    ['a plank with a plate', '10,0,0,60', '10? 60s'],
    ['a run by its distance alone', '0,0,5.2,0', '5.2?'],
    ['repetitions against the clock', '0,12,0,60', '×12 60s'],
    ['a figure with a comma', '"82,5","13,0",0,0', '82.5?×13'],
  ])('%s', async (_, figures, set) => {
    expect(written(await table(`${at},X,1,${figures},,,`))).toEqual([[`X: ${set}`]])
  })

  test('a set in which nothing was done is left out, and told of', async () => {
    const imported = await table(`${at},Squat,1,0,0,0,0,,,`, `${at},Squat,2,,,,,,,`, `${at},Squat,3,100,5,0,0,,,`)
    expect(written(imported)).toEqual([['Squat: 100?×5']])
    expect(imported.oddities).toEqual([
      {
        kind: 'empty-set',
        count: 2,
        examples: [
          { line: 2, detail: 'Squat' },
          { line: 3, detail: 'Squat' },
        ],
      },
    ])
  })

  test.each([
    ['a heading', NUMBERED, '7;2025-05-08 15:57:51;A;60;Run;1;;;;5000;1500;;', '5000m 1500s', false],
    [
      'a column',
      'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds',
      '2025-05-08 15:57:51;A;Run;1;;;;5;km;1500',
      '5km 1500s',
      false,
    ],
    [
      'no place',
      'Date;Workout Name;Exercise Name;Set Order;Weight;Reps;Distance;Seconds',
      '2025-05-08 15:57:51;A;Run;1;;;5;1500',
      '5? 1500s',
      true,
    ],
  ])('the unit of a distance by %s', async (_, header, row, set, isAsked) => {
    const { workouts, questions } = await importTable(`${header}\n${row}\n`)
    expect(linesOf(workouts[0])).toEqual([`Run: ${set}`])
    expect(questions.distanceUnit).toBe(isAsked)
  })
})

describe('rows that are no sets', () => {
  const done = (order: number) => `${at},Squat,${order},100,5,0,0,,,`

  test.each([
    ['a rest by its order', `${at},Squat,Rest Timer,0,0,0,90,,,`],
    ['a rest by its name', `${at},Rest Timer,2,0,0,0,90,,,`],
    ['a rest in a word of another language', `${at},Squat,Descanso,0,"0,0",0.0,90,,,`],
  ])('%s', async (_, row) => {
    const imported = await table(done(1), row, done(2))
    expect(written(imported)).toEqual([['Squat: 100?×5, 100?×5']])
    expect(imported.workouts[0]?.exercises[0]?.restSeconds).toBe(90)
    expect(imported.oddities).toEqual([])
  })

  test('a rest of no time and one before all sets count for nothing', async () => {
    const imported = await table(
      `${at},Squat,Rest Timer,0,0,0,90,,,`,
      done(1),
      `${at},Squat,Rest Timer,0,0,0,0,,,`,
      `${at},Squat,Rest Timer,0,0,0,,,,`,
    )
    expect(written(imported)).toEqual([['Squat: 100?×5']])
    expect(imported.workouts[0]?.exercises[0]?.restSeconds).toBeNull()
    expect(imported.oddities).toEqual([])
  })

  test('notes as rows, in a word of any language, stand in the exercise they are about', async () => {
    const imported = await table(
      done(1),
      `${at},Squat,Note,,,,,belt,,`,
      `${at},Squat,Anotação,,,,,sem dor,,`,
      `${at},Bench,Note,0,0,0,0,pause,,`,
    )
    expect(imported.workouts[0]?.exercises.map(({ name, note }) => [name, note])).toEqual([
      ['Squat', 'belt\nsem dor'],
      ['Bench', 'pause'],
    ])
    expect(imported.oddities).toEqual([])
  })

  test.each([
    ['a mark of one letter', 'X', '0,0,0,60', ' 60s', ['set-kind 1']],
    ['a mark with a figure behind it', 'AB1', '0,0,0,60', ' 60s', ['set-kind 1']],
    ['a mark with a figure', 'A1', '0,0,0,60', ' 60s', ['set-kind 1']],
    ['a mark that is known', 'DROP_SET', '0,0,0,60', 'drop  60s', []],
    ['a load', 'zzz', '20,0,0,60', '20? 60s', ['set-kind 1']],
    ['repetitions', 'zzz', '0,5,0,60', '×5 60s', ['set-kind 1']],
    ['a distance', 'zzz', '0,0,2,60', '2? 60s', ['set-kind 1']],
  ])('a row with seconds is a set by %s', async (_, order, figures, set, odd) => {
    const imported = await table(`${at},Plank,${order},${figures},,,`)
    expect(written(imported)).toEqual([[`Plank: ${set}`]])
    expect(oddKinds(imported)).toEqual(odd)
  })
})

test('what is expected of its columns and missing is told of by name', async () => {
  const { columns, workouts } = await importTable(
    'Date,Workout Name,Exercise Name,Set Order\n2025-05-08 15:57:51,A,Squat,1\n',
  )
  expect(columns.missing.toSorted()).toEqual(['distance', 'reps', 'seconds', 'weight'])
  expect(workouts[0]?.name).toBe('A')
})

test('effort is kept in halves', async () => {
  const imported = await table(
    ...['8', '8.5', '"8,5"', '8.3', '0', '11', '0.5', '1', '10'].map(
      (rpe, index) => `${at},Squat,${index + 1},100,5,0,0,,,${rpe}`,
    ),
  )
  expect(imported.workouts[0]?.exercises[0]?.sets.map(({ rpe }) => rpe)).toEqual([
    8,
    8.5,
    8.5,
    8.5,
    null,
    null,
    null,
    1,
    10,
  ])
  expect(imported.oddities).toEqual([
    {
      kind: 'effort',
      count: 3,
      examples: [
        { line: 5, detail: '8.3' },
        { line: 7, detail: '11' },
        { line: 8, detail: '0.5' },
      ],
    },
  ])
})
