import { type PhotoFacts, readPhoto as readWithSharp } from '../checks/photos/read-photo'
import type { Settings } from '../model/check-context'
import { findSharp } from './load-sharp'

export type { PhotoFacts }

/** Reads a photo where the picture library is installed; elsewhere nothing is said of it. */
export async function readPhoto(settings: Settings, data: string): Promise<PhotoFacts> {
  if (await findSharp()) return readWithSharp(settings, data)
  return {
    kind: 'unreached',
    got: 'photos are read with the package sharp, which is not installed',
  }
}
