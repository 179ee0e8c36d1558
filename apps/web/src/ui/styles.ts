import './mantine-styles.ts';
import './font.css';
import './tokens.css';
import './illustration.css';
import './base.css';
