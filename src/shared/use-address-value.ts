import { useSearchParams } from 'react-router-dom'

/** A value in the address, null without one. Setting it adds no step to go back to. */
export function useAddressValue(name: string): readonly [value: string | null, set: (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const set = (value: string) =>
    setParams(
      (present) => {
        present.set(name, value)
        return present
      },
      { replace: true },
    )
  return [params.get(name), set]
}
