import { buildRequest, type RequestParts } from '../../http/build-request'
import type { Answer } from '../../run/answer'
import type { CheckFactory, Step } from '../../run/check'
import { must } from '../../run/must'
import { userSchema } from '../../run/wire'
import type { OwnActor, World } from '../../run/world'

/** A user changes the profile, and everything back again. */
export const createProfileCheck: CheckFactory = (world) => {
  const { call, client, contract, settings, slots } = world
  const send = (parts: RequestParts) =>
    client.send(buildRequest(settings.baseUrl, contract.operation('updateProfile'), parts))
  const other = () => slots.other.get()
  const put = (actor: OwnActor, json: object, expect = 200) =>
    call('updateProfile', { path: { userId: actor.id }, token: actor.token, json, expect })
  const read = (actor: OwnActor) =>
    call('readProfile', { path: { userId: actor.id }, token: actor.token })
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    async run() {
      try {
        await run()
      } catch (error) {
        // What comes after is not run any more, and the account is needed again.
        const { id: userId, token, account } = other()
        const { name, email, password } = account
        await send({ path: { userId }, token, json: { name, email, password } })
        throw error
      }
    },
  })

  return {
    id: 'profile',
    title: 'A user keeps the profile up to date',
    level: 'journeys',
    needs: ['accounts'],
    steps: [
      step('read the profile', 'readProfile', async () => {
        const actor = other()
        const answer = await read(actor)
        mustBe(answer, 'readProfile', { ...actor.account, id: actor.id })
      }),
      step('change name and e-mail, ask for a role', 'updateProfile', async () => {
        const actor = other()
        const changed = { name: `${actor.account.name} changed`, email: actor.account.changedEmail }
        const answer = await put(actor, { ...changed, role: 1, password: '' })
        mustKeepRole(answer)
        mustBe(answer, 'updateProfile', { ...changed, id: actor.id })
        mustBe(await read(actor), 'updateProfile', { ...changed, id: actor.id })
      }),
      step('change name and e-mail back', 'updateProfile', async () => {
        const actor = other()
        const { name, email } = actor.account
        mustBe(await put(actor, { name, email }), 'updateProfile', {
          ...actor.account,
          id: actor.id,
        })
      }),
      step('sign in with the password that was left empty, then out', 'updateProfile', async () => {
        const { email, password } = other().account
        await mustSignIn(
          world,
          email,
          password,
          'kept-value',
          'An empty or absent password replaces the current one.',
        )
      }),
      step('change the password', 'updateProfile', async () => {
        const actor = other()
        const { name, email, changedPassword } = actor.account
        await put(actor, { name, email, password: changedPassword })
        await mustSignIn(
          world,
          email,
          changedPassword,
          'read-back',
          'The new password is not stored.',
        )
      }),
      step('change the password back', 'updateProfile', async () => {
        const { account, ...actor } = other()
        const { name, email, password } = account
        await put({ ...actor, account }, { name, email, password })
      }),
      step("take another account's e-mail", 'updateProfile', async () => {
        const actor = other()
        await call('updateProfile', {
          path: { userId: actor.id },
          token: actor.token,
          json: { name: actor.account.name, email: slots.shopper.get().email.toUpperCase() },
          expect: 409,
          rule: 'email-taken',
          cause: 'Two accounts get the same e-mail.',
        })
      }),
    ],
  }
}

interface Profile {
  readonly id: string
  readonly name: string
  readonly email: string
}

function mustBe(answer: Answer, operation: string, { id, name, email }: Profile): void {
  const user = answer.read(userSchema)
  const isSame =
    user._id === id && user.name === name && user.email.toLowerCase() === email.toLowerCase()
  must(isSame, {
    rule: 'read-back',
    operation,
    expected: `${name}, ${email}`,
    got: `${user.name}, ${user.email}`,
    cause: 'The change is not stored, or another user is answered.',
    exchange: answer.exchange,
  })
}

function mustKeepRole(answer: Answer): void {
  const { role } = answer.read(userSchema)
  must(role !== 1, {
    rule: 'ignored-field',
    operation: 'updateProfile',
    expected: 'the role that the account has',
    got: `role ${role}`,
    cause: 'The whole body is copied into the account: anyone can become an administrator.',
    exchange: answer.exchange,
  })
}

/** Signs in to see what became of the password. */
async function mustSignIn(
  { call }: World,
  email: string,
  password: string,
  rule: 'kept-value' | 'read-back',
  cause: string,
): Promise<void> {
  const answer = await call('signIn', { json: { email, password }, expect: [200, 401] })
  must(answer.status === 200, {
    rule,
    operation: 'updateProfile',
    expected: 'this password signs in',
    got: '401 at sign-in',
    cause,
    exchange: answer.exchange,
  })
}
