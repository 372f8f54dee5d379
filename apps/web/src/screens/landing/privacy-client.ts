import { mayKeep } from '../../data/storage.ts'
import { applyTheme, storedTheme } from '../../ui/stored-theme.ts'

// All that the privacy page needs a script for.
if (mayKeep()) applyTheme(storedTheme())
