import { mount } from 'svelte'
import './fonts.css'
import './tokens.css'
import './base.css'
import App from './App.svelte'
import { openHouse } from './house/house.svelte'
import { speech } from './messages/speech.svelte'
import { keepForOfflineSoon } from './offline'

await speech.begin()
openHouse()
mount(App, { target: document.getElementById('page')! })
keepForOfflineSoon()
