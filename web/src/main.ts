import { mount } from 'svelte'
import './fonts.css'
import './tokens.css'
import './base.css'
import './scheme.css'
import App from './App.svelte'
import { connect } from './client/client.svelte'
import { speech } from './messages/speech.svelte'
import { settings } from './settings/settings.svelte'
import { keepForOfflineSoon } from './offline'

settings.begin()
await speech.begin()
connect()
mount(App, { target: document.getElementById('page')! })
keepForOfflineSoon()
