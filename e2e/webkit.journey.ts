import { isLinux } from '../tools/testing/machine.mjs'
import { linkInChat, writeInChat } from './member.ts'
import { somebodyNew } from './people.ts'
import { test } from './stage.ts'
import { openWebKit } from './webkit.ts'

const screens = [
  ['/dashboard', 'Where it went'],
  ['/expenses', 'General total'],
  ['/analytics', 'Month by month'],
  ['/household', 'The family'],
  ['/settings', 'Profile'],
] as const

// The engine of Safari and of every browser on an iPhone.
if (isLinux)
  test('in WebKit, a person signs up, records by line and in the chat, corrects, and sees every screen @desk', async ({
    product,
  }, testInfo) => {
    const ana = somebodyNew('Ana García')
    const { driver, see, press, type, enter, stop } = await openWebKit({ width: 1280, height: 900 })
    try {
      await test.step('signs up and verifies the number', async () => {
        await driver.get(product.url)
        await press('Sign up free')
        await type('Household name', 'Casa García')
        await press('Continue')
        await type('The one you use with WhatsApp', ana.typed)
        await see('Valid WhatsApp number')
        await press('Continue')
        await press('Sign up with Google')
        // The browser states no language, and this page is Spanish then.
        await press('Usar otra cuenta')
        await type('Nombre', ana.name)
        await type('Correo', ana.email)
        await press('Seguir')
        await see('Connect WhatsApp')
        await driver.get((await linkInChat(product, ana, '/validate')).href)
        await see('Come in, Ana. It is open.')
        await press('Go to dashboard')
      })

      await test.step('records an expense by line', async () => {
        await type('What did you spend?', 'spent 8.500 on groceries yesterday')
        await see('I understood')
        await enter('What did you spend?')
        await see('Added: $ 8.500')
      })

      await test.step('sees at once what is recorded in the chat', async () => {
        await writeInChat(product, ana, 'listo')
        await see('Connected')
        await writeInChat(product, ana, 'flowers 1200')
        await see('Flowers')
      })

      await test.step('corrects it', async () => {
        await press('Expenses')
        await see('General total')
        await press('Flowers')
        await type('Amount', '1300')
        await press('Save changes')
        await see('$ 9.800')
      })

      for (const [path, text] of screens)
        await test.step(`opens ${path}`, async () => {
          await driver.get(product.url + path)
          await see(text)
        })

      await test.step('shows nothing when gone back to after signing out elsewhere', async () => {
        await driver.get(`${product.url}/licenses.txt`)
        await driver.executeScript('localStorage.clear()')
        await driver.navigate().back()
        await see('Sign in with Google')
      })
    } catch (error) {
      await testInfo.attach('screen', {
        body: Buffer.from(await driver.takeScreenshot(), 'base64'),
        contentType: 'image/png',
      })
      throw error
    } finally {
      await stop()
    }
  })
