import { classic, FIT_NOTES_KINDS, fitNotes, hevy, hour, numbered, strong } from './app-rows.ts'
import { ALL_ROOMS, DATES, named, plainLoad, pounds, type Saying, type Shape, without } from './file-shape.ts'

const iso = DATES['iso'] ?? String
const inKilograms = { load: plainLoad, date: iso }

/** Every known file shape, with its format of loads and dates; loads without a unit are in kg. */
export const SHAPES: Readonly<Record<string, Shape & Saying>> = {
  'Strong, 2016': {
    ...strong('Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes', {
      room: without('minutes', 'rpe', 'rests'),
      row: ({ date, title, name, order, load, reps, note }) => [date, title, name, order, load, reps, 0, 0, note],
    }),
    ...inKilograms,
  },
  'Strong, 2016, pounds': {
    ...strong('Date,Workout Name,Exercise Name,Set Order,lb,Reps,mi,Seconds', {
      room: without('minutes', 'rpe', 'rests', 'notes'),
      row: ({ date, title, name, order, load, reps }) => [date, title, name, order, load, reps, 0, 0],
    }),
    load: pounds,
    date: iso,
  },
  'Strong, English': {
    ...classic(
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
      'Rest Timer',
    ),
    ...inKilograms,
  },
  'Strong, German': {
    ...classic(
      'Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE',
      'Ruhezeit',
    ),
    ...inKilograms,
  },
  'Strong, French': {
    ...classic(
      "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE",
      'Minuteur de repos',
    ),
    ...inKilograms,
  },
  'Strong, Portuguese': {
    ...classic(
      'Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Reps,Distância,Segundos,Notas,Notas do treino,RPE',
      'Descanso',
    ),
    ...inKilograms,
  },
  'Strong, Spanish': {
    ...classic(
      'Fecha,Nombre de Entrenamiento,Duración,Nombre del Ejercicio,Orden de las series,Peso (kg),Reps,Distancia,Segundos,Notas,Notas del entrenamiento,RPE',
      'Temporizador de descanso',
    ),
    ...inKilograms,
  },
  'Strong, Chinese': {
    ...classic('日期,锻炼名称,时长,运动名称,设置顺序,重量,次,距离,秒,备注,锻炼备注,RPE', '休息计时器'),
    ...inKilograms,
  },
  'Strong, numbered': {
    ...numbered(
      'Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes',
    ),
    ...inKilograms,
  },
  'Strong, numbered, pounds': {
    ...numbered(
      'Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (lbs);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes',
    ),
    load: pounds,
    date: iso,
  },
  'Strong, units by row': {
    ...strong(
      'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
      {
        room: ALL_ROOMS,
        rest: 'Rest Timer',
        row: ({ date, title, minutes, name, order, load, reps, seconds, note, rpe }) => [
          date,
          title,
          name,
          order,
          load,
          'lbs',
          reps,
          rpe,
          '',
          '',
          seconds,
          note,
          '',
          hour(minutes),
        ],
      },
    ),
    load: pounds,
    date: iso,
  },
  ...Object.fromEntries(
    ['en', 'pt', 'es', 'de', 'fr', 'it', 'tr', 'pl', 'ru'].map((language) => [
      `Hevy, ${language}`,
      { ...hevy('kg'), load: plainLoad, date: named(language) },
    ]),
  ),
  'Hevy, pounds': { ...hevy('lbs'), load: pounds, date: named('en') },
  'FitNotes, Android': {
    ...fitNotes(
      'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
      ({ kg, reps }) => [kg, 'kgs', reps, '', '', '', ''],
    ),
    ...inKilograms,
  },
  'FitNotes, pounds in the heading': {
    ...fitNotes('Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time', ({ kg, reps }) => [
      kg,
      reps,
      '',
      '',
      '',
    ]),
    load: pounds,
    date: iso,
  },
  'FitNotes, iOS': {
    ...fitNotes(
      'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind',
      ({ kg, reps, kind }) => [kg, '', reps, '', '', '', '', FIT_NOTES_KINDS[kind] ?? ''],
    ),
    ...inKilograms,
  },
}
