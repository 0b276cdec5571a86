import { type Service, startService } from '../start-service'
import { jobSchema } from './job'
import { runJob } from './run-job'

/** Categories and orders of earlier runs stay; after so many a new service begins without them. */
const JOBS_PER_SERVICE = 25

let service: Service | undefined
let count = 0

// An error ends this process, and the pool says so.
process.on('message', async (message) => {
  const job = jobSchema.parse(message)
  if (count % JOBS_PER_SERVICE === 0) {
    await service?.close()
    service = await startService()
  }
  count += 1
  if (service) process.send?.(await runJob(service, job))
})

process.on('disconnect', () => {
  void service?.close()
})
