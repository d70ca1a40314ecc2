import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Lifter } from '../../tooling/lifter.ts'

/** Saves what this device keeps of an account that ended as a file, which has the text, and removes it here. */
export async function saveAndRemoveKept({ page, say }: Lifter, text: string): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('auth:ended.download') }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(text)
  await page.getByRole('button', { name: say('auth:ended.remove') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: say('auth:ended.remove') }).click()
  await expect(question).toBeHidden()
}
