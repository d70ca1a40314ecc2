import type { Family } from './family.ts'

/** The person goes on in their other browser, which is opened for the first time while there is a server. */
export const seats: Family<'other browser'> = {
  offers: ({ isOnline, seatCount }) =>
    isOnline || seatCount > 1 ? [{ step: { kind: 'other browser' }, weight: 1, habit: 'other browser' }] : [],
  perform: {
    'other browser': async (_, stage) => {
      const other = stage.seats.find((seat) => seat !== stage.seat)
      if (other) stage.takeSeat(other)
      else if (stage.isOnline) await stage.openSeat(stage.seat.person)
      else return false
      return true
    },
  },
}
