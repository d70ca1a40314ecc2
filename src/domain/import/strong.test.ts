import { describe, expect, test } from 'vitest'
import { importProblem, importTable, linesOf, oddKinds } from '../../../tests/support/import-table.ts'

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

  test('expected columns that are missing and filled columns that are not read are reported', async () => {
    const { columns } = await importTable(
      'Date,Workout Name,Exercise Name,Set Order,Load,Reps,Seconds,Colour,Empty\n' +
        '2016-10-03 19:30:55,W1D1,Squat,1,70.0,5,0,red,\n',
    )
    expect(columns).toEqual({ missing: ['weight', 'distance'], unread: ['Load', 'Colour'] })
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
  ])('%s', async (mark, kind) => {
    const { workouts, oddities } = await importTable(
      '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"\n' +
        `"1";"2025-05-08 15:57:51";"Upper";"4275";"Bench Press (Barbell)";"${mark}";"40";"10";"";"";"";"";""\n`,
    )
    expect(linesOf(workouts[0])).toEqual([`Bench Press (Barbell): ${kind}40kg×10`])
    expect(oddities).toEqual([])
  })

  test('an unknown mark on a set that was done is taken for a working set, and told of', async () => {
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

test('an unreadable cell beside an unknown mark is told of once', async () => {
  const imported = await importTable(`${HEADER}\n2025-05-08 15:57:51,Upper,1h,Squat (Barbell),MYO,heavy,10,0,0,,,\n`)
  expect(oddKinds(imported).toSorted()).toEqual(['set-kind 1', 'unreadable-cell 1'])
})
