import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { MissingPart } from '../missing-part.tsx'
import { optionalPart } from '../optional-part.tsx'

const HomeScreenSheet = optionalPart(() => import('./home-screen-sheet.tsx'), {
  Missing: ({ open, ...ways }) => (open ? <MissingPart {...ways} /> : null),
})

type HomeScreenHelpProps = Pick<ButtonLook, 'variant'> & { readonly children: string }

/** Opens the steps that put the app on an iPhone's or iPad's home screen. Show it if `installWay` is `by-hand`. */
export function HomeScreenHelp({ variant = 'secondary', children }: HomeScreenHelpProps) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const show = () => {
    setOpen(true)
    setWasOpened(true)
  }
  return (
    <>
      <Button variant={variant} icon={Smartphone} onClick={show}>
        {children}
      </Button>
      {wasOpened && <HomeScreenSheet open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
