import { Home } from './home.tsx'

/** The same for everybody, signed in or not. */
export default function HomeScreen() {
  return <Home />
}
