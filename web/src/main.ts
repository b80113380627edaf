import { mount } from 'svelte'
import './fonts.css'
import './tokens.css'
import './base.css'
import './scheme.css'
import App from './App.svelte'
import { openHouse } from './house/house.svelte'
import { speech } from './messages/speech.svelte'
import { settings } from './settings/settings.svelte'
import { keepForOfflineSoon } from './offline'

settings.begin()
await speech.begin()
openHouse()
mount(App, { target: document.getElementById('page')! })
keepForOfflineSoon()
