import { expect, test } from 'vitest'
import { importTable } from '../../../tests/support/import-table.ts'

test('a file without its repetitions says so', async () => {
  const { columns } = await importTable(
    'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,distance_km,duration_seconds\n' +
      'Push,"8 Apr 2026, 16:50","8 Apr 2026, 17:43",Bench Press (Barbell),0,normal,60,,\n',
  )
  expect(columns).toEqual({ missing: ['reps'], unread: [] })
})
