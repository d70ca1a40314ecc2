/** The columns of our CSV files, in order: human-readable ones first, those for a later import last. */
export const SET_COLUMNS = [
  'started_at',
  'ended_at',
  'time_zone',
  'session',
  'session_note',
  'exercise_order',
  'exercise',
  'exercise_note',
  'set_order',
  'set_kind',
  'weight',
  'weight_unit',
  'reps',
  'seconds',
  'distance',
  'distance_unit',
  'rpe',
  'rir',
  'completed_at',
  'rest_seconds',
  'exercise_kind',
  'one_sided',
  'status',
  'superset_id',
  'session_id',
  'workout_id',
  'exercise_id',
  'session_exercise_id',
  'set_id',
] as const
export type SetColumn = (typeof SET_COLUMNS)[number]

export const MEASUREMENT_COLUMNS = [
  'measured_at',
  'time_zone',
  'kind',
  'value',
  'unit',
  'note',
  'measurement_id',
] as const
export type MeasurementColumn = (typeof MEASUREMENT_COLUMNS)[number]
