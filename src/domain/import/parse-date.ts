import { foldText } from '../search/search-text.ts'
import { MAX_CELL_LENGTH } from './cell-length.ts'
import type { WallClock } from './imported.ts'

/** Position of the day in `3/4/2026`. */
export type DayOrder = 'day-first' | 'month-first'

/** `order` is the one that the numbers prove; null if ambiguous, and then `wall` has the day first. */
export type FileDate = {
  readonly wall: WallClock
  readonly order: DayOrder | 'named' | null
  /** Minutes east of UTC, if the text names a zone; otherwise the time is local. */
  readonly offset?: number
}

/**
 * Reads `2026-03-02`, `2026/03/02 18:00`, `23/12/2025 6:05 PM`, `5 out 2026, 17:18`, `Apr 8, 2026` and the like; null
 * for anything else. Of zones, only `Z`, `UTC`, `GMT` and offsets such as `+02:00` are read.
 */
export function readFileDate(text: string): FileDate | null {
  // The shapes below take very long with long texts.
  if (text.length > MAX_CELL_LENGTH) return null
  const trimmed = text.trim()
  return readToldApart(trimmed) ?? readNumbers(trimmed)
}

/** The same date with day and month swapped. Only for an ambiguous one. */
export function withMonthFirst(wall: WallClock): WallClock {
  return `${wall.slice(0, 5)}${wall.slice(8, 10)}-${wall.slice(5, 7)}${wall.slice(10)}`
}

/** Dates whose parts can be told apart, in every order that apps and languages write them in. */
const TOLD_APART = [
  // 2026-03-02, 2026/03/02 18:00
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ,]+(?<time>.*))?$/,
  // 5 out 2026, 17:18 · 5 de out. de 2026 às 17:18
  /^(?<day>\d{1,2})\.?º?(?:\s+(?:de\s+)?|\s+d['’])(?<month>\p{L}+)\.?,?(?:\s+(?:de|del))?\s+(?<year>\d{4})(?:[T ,]+(?<time>.*))?$/iu,
  // Apr 8, 2026
  /^(?<month>\p{L}+)\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})(?:[T ,]+(?<time>.*))?$/u,
  // 2026. ápr. 11.
  /^(?<year>\d{4})\.?\s+(?<month>\p{L}+)\.?\s+(?<day>\d{1,2})\.?(?:[T ,]+(?<time>.*))?$/u,
  // 2026年4月11日 下午1:05 · 2026. 4. 11. 오후 1:05
  /^(?<year>\d{4})\s*[年년.]\s*(?<month>\d{1,2})\s*[月월.]\s*(?<day>\d{1,2})\s*[日일.]?(?:[T ,]*(?<time>.*))?$/u,
  // 11 4月 2026, 13:05
  /^(?<day>\d{1,2})\s+(?<month>\d{1,2})\s*[月월]\s+(?<year>\d{4})(?:[T ,]+(?<time>.*))?$/u,
]

function readToldApart(text: string): FileDate | null {
  for (const shape of TOLD_APART) {
    const { year = '', month = '', day = '', time = '' } = shape.exec(text)?.groups ?? {}
    const date = dated('named', year, String(MONTHS.get(foldText(month)) ?? month), day, time)
    if (date) return date
  }
  return null
}

function readNumbers(text: string): FileDate | null {
  const parts = /^(\d{1,2})([-/.])\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})(?:[T ,]+(.*))?$/.exec(text)
  if (!parts) return null
  const [, first = '', separator, second = '', shortYear = '', time = ''] = parts
  // No app that writes such files predates this century.
  const year = shortYear.length === 2 ? `20${shortYear}` : shortYear
  if (separator === '.') return dated('named', year, second, first, time)
  if (Number(first) > 12) return dated('day-first', year, second, first, time)
  if (Number(second) > 12) return dated('month-first', year, first, second, time)
  return dated(first === second ? 'named' : null, year, second, first, time)
}

function dated(order: FileDate['order'], year: string, month: string, day: string, timeText: string): FileDate | null {
  const time = readTime(timeText)
  if (time === null) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const milliseconds = Date.parse(`${date}T00:00:00.000Z`)
  // 31 February rolls over instead of failing.
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== date) return null
  return { wall: `${date}T${time.clock}`, order, ...(time.offset !== null && { offset: time.offset }) }
}

type FileTime = { readonly clock: string; readonly offset: number | null }

/** `18:02:11`, `6:05 PM`, `6.05`, with or without a zone; midnight without a time. */
function readTime(text: string): FileTime | null {
  // East Asian formats put AM or PM before the hour; European ones have a word for "at".
  const trimmed = text
    .trim()
    .replace(/^(?:às|as|a las|a la|um|à|klo|kl\.?|в|о|at|om|alle|ore)\s+/iu, '')
    .replace(/^(?:上午|午前|오전)\s*(.*)$/u, '$1 a')
    .replace(/^(?:下午|午後|오후)\s*(.*)$/u, '$1 p')
    .replace(/\s*(?:uhr|h|ч\.?)$/iu, '')
  if (trimmed === '') return { clock: '00:00:00', offset: null }
  const parts =
    /^(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?\s?(?:m\.?)?\s*(Z|UTC|GMT)?([+-]\d{2}:?\d{2})?$/i.exec(
      trimmed,
    )
  if (!parts) return null
  const [, hourText = '', minutes = '', seconds = '00', half, zone, offset] = parts
  const hour = half ? (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hourText)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  const clock = `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
  return { clock, offset: offset ? minutesOf(offset) : zone ? 0 : null }
}

/** The minutes of `+02:00` or `-0330`. */
function minutesOf(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return offset.startsWith('-') ? -minutes : minutes
}

/**
 * Full and short names of the months, folded, in the platforms' spelling, for pt, es, en, de, fr, it, nl, ca, tr, pl,
 * ru, uk, cs, sk, hu, ro, bg, el, sv, da, nb, fi and id.
 */
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january jan janeiro enero ene januar janvier janv gennaio gen januari janner ocak oca styczen sty stycznia январь янв января січень січ січня leden led ledna januara ianuarie ian tammikuu tammi tammikuuta ιανουαριου ιαν януари gener',
    'february feb fevereiro fev febrero februar fevrier fevr febbraio februari subat sub luty lut lutego февраль февр февраля лютии лют лютого unor uno unora februara febr februarie helmikuu helmi helmikuuta φεβρουαριου φεβ февруари febrer',
    'march mar marco marzo marz mars maart mrt mart marzec marca март марта мар березень бер березня brezen bre brezna marec marcius marc martie marts maaliskuu maalis maaliskuuta maret μαρτιου μαρ mrz',
    'april apr abril abr avril avr aprile nisan nis kwiecien kwi kwietnia апрель апр апреля квітень квіт квітня duben dub dubna aprila aprilis aprilie huhtikuu huhti huhtikuuta απριλιου απρ април dabril dabr',
    'may maio mai mayo maggio mag mei mayıs maj maja маи мая травень трав травня kveten kve kvetna majus toukokuu touko toukokuuta μαιου μαι maig',
    'june jun junho junio juni juin giugno giu haziran haz czerwiec cze czerwca июнь июня июн червень черв червня cerven cvn cervna juna junius iunie iun kesakuu kesa kesakuuta ιουνιου ιουν юни juny',
    'july jul julho julio juli juillet juil juill luglio lug temmuz tem lipiec lip lipca июль июля июл липень лип липня cervenec cvc cervence jula julius iulie iul heinakuu heina heinakuuta ιουλιου ιουλ юли juliol',
    'august aug agosto ago aout augustus agustos agu sierpien sie sierpnia август авг августа серпень серп серпня srpen srp srpna augusta augusztus augusti elokuu elo elokuuta agustus αυγουστου αυγ agost ag dagost dag agt',
    'september sep setembro set septiembre sept septembre settembre eylul eyl wrzesien wrz wrzesnia сентябрь сент сентября вересень вер вересня zari zar septembra szeptember szept septembrie syyskuu syys syyskuuta σεπτεμβριου σεπ септември setembre setiembre',
    'october oct outubro out octubre oktober okt octobre ottobre ott ekim eki pazdziernik paz pazdziernika октябрь окт октября жовтень жовт жовтня rijen rij rijna oktobra octombrie lokakuu loka lokakuuta οκτωβριου οκτ октомври doctubre doct',
    'november nov novembro noviembre novembre kasım kas listopad lis listopada ноябрь нояб ноября листопад лист листопада listopadu novembra noiembrie marraskuu marras marraskuuta νοεμβριου νοε ноември',
    'december dec dezembro dez diciembre dic dezember decembre dicembre aralık ara grudzien gru grudnia декабрь дек декабря грудень груд грудня prosinec pro prosince decembra decembrie desember des joulukuu joulu joulukuuta δεκεμβριου δεκ декември desembre',
  ].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
)
