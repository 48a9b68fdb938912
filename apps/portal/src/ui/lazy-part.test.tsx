import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Part = ({ name }: { name: string }) => <p>{name}</p>

it('shows its stand-in until it is loaded, and itself with the first render after that', async () => {
  const Late = lazyPart(async () => Part, { standIn: () => <i>soon</i> })
  expect(renderToStaticMarkup(<Late name="a" />)).toBe('<i>soon</i>')
  Late.preload()
  await vi.waitFor(() => expect(renderToStaticMarkup(<Late name="a" />)).toBe('<p>a</p>'))
})

it('is loaded again after it could not be loaded, when it is asked for once more', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue(Part)
  const Late = lazyPart(load)
  Late.preload()
  await vi.waitFor(() => {
    Late.preload()
    expect(renderToStaticMarkup(<Late name="a" />)).toBe('<p>a</p>')
  })
  expect(load).toHaveBeenCalledTimes(2)
})
