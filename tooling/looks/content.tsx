import { Pencil } from 'lucide-react'
import type { Muscle } from '#contract/exercise.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ComingNotice } from '#ui/coming-notice.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Meter } from '#ui/meter.tsx'
import { PageHeader, PageTabs } from '#ui/page-header.tsx'
import { PhoneDrawing } from '#ui/phone-drawing.tsx'
import { ProgressRing } from '#ui/progress-ring.tsx'
import { RecordLine } from '#ui/record-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import styles from './looks.module.css'
import { Section } from './section.tsx'

const BANNERS = ['quiet', 'info', 'warning', 'danger', 'success'] as const
const BADGES = ['neutral', 'accent', 'info', 'warning', 'danger', 'success'] as const
const DRAWINGS = ['bar', 'no-signal', 'signal', 'stair'] as const
const PHONE_DRAWINGS = ['at-foot', 'at-top', 'in-menu', 'row', 'add', 'icon', 'browser'] as const
const SHAPES = ['text', 'title', 'row', 'card', 'screen'] as const
const BENCH = new Map<Muscle, number>([
  ['chest', 1],
  ['triceps', 0.6],
  ['front-delts', 0.3],
])
const LONG = 'Incline dumbbell bench press with a long name that somebody gave it'

export function Content() {
  return (
    <>
      <Section name="Page header" stacked>
        <PageHeader title="Workouts" />
        <PageHeader
          title="Push A"
          subtitle="Completed · Nov 24, 18:04"
          back={{ to: '/', label: 'Back' }}
          actions={<IconButton label="Edit" icon={Pencil} />}
        />
        <PageHeader title="Hi, Maximiliano Fernandes" isShort actions={<time className="quiet">Tue, Nov 24</time>} />
        <PageTabs title="Progress" tabs={<p>Tabs</p>}>
          <PageHeader title={LONG} subtitle="A subtitle" back={{ to: '/', label: 'Back' }} />
        </PageTabs>
      </Section>
      <Section name="Banners" stacked>
        {BANNERS.map((tone) => (
          <Banner key={tone} tone={tone} action={<Button size="small">See plans</Button>}>
            {tone}: 12 days of your trial left
          </Banner>
        ))}
        <Banner tone="danger" title="No room left on this device.">
          Barra cannot open your training until there is some space. What is already saved stays saved.
        </Banner>
        <ComingNotice
          title="Fetching 25 of 352"
          text="You can start a workout meanwhile."
          progress={{ done: 25, total: 352 }}
        />
      </Section>
      <Section name="Badges, avatars, figures">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Ana Prado" picture={null} alt="" size="small" />
        <Avatar name="Ana Prado" picture={null} alt="" size="medium" />
        <div className={styles.ring}>
          <ProgressRing fraction={0.7} label="Rest">
            1:24
          </ProgressRing>
        </div>
        <Meter value={3} max={5} />
        <Sparkline at={[1, 2, 3, 4]} values={[100, 102, 101, 105]} />
        <BodyThumb muscles={BENCH} />
        <BodyThumb muscles={BENCH} size="large" />
        <BodyDiagram label="Muscles" intensities={BENCH} />
      </Section>
      <Section name="Cards" stacked>
        <Card>
          <RecordLine
            name="Barbell bench press"
            value="102.5 kg"
            facts={['today', 'Heaviest']}
            before="before: 100 kg"
          />
          <RecordLine
            name={LONG}
            value="12 kg × 18"
            facts={['yesterday', 'Most reps at this weight', '2 more']}
            before={null}
          />
        </Card>
      </Section>
      <Section name="Nothing, and failures" stacked>
        {DRAWINGS.map((drawing) => (
          <EmptyState key={drawing} drawing={drawing} title={drawing} text="It is here once there is something." />
        ))}
        <FailedState title="Not loaded" text="Nothing is lost." action={<Button>Try again</Button>} />
      </Section>
      <Section name="What a finger does on a phone">
        {PHONE_DRAWINGS.map((drawing) => (
          <div key={drawing} className={styles.drawing}>
            <PhoneDrawing name={drawing} />
          </div>
        ))}
      </Section>
      <Section name="Skeletons" stacked>
        {SHAPES.map((shape) => (
          <Skeleton key={shape} shape={shape} count={2} />
        ))}
      </Section>
    </>
  )
}
