import { SiteFooter } from '../frame/site-footer.tsx'
import { SiteHeader } from '../frame/site-header.tsx'
import { Home } from './home.tsx'

/** The index: without a layout, it includes its own header and footer. */
export default function IndexScreen() {
  return (
    <>
      <SiteHeader />
      <div id="main" tabIndex={-1}>
        <Home />
      </div>
      <SiteFooter />
    </>
  )
}
